"""Opens pages in headless Chromium and uses them with mouse and keyboard. Controls Chromium through its debugging pipe."""
import base64
import json
import os
import re
import subprocess
import time

WIDTH, HEIGHT = 1400, 900


class Browser:
    def __init__(self, profile):
        to_browser, self.sink = os.pipe()
        self.source, from_browser = os.pipe()

        def connect():  # Chromium reads from descriptor 3 and writes to 4
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-ipc-flooding-protection",  # which ignores frequent changes of the address
             "--remote-debugging-pipe", f"--window-size={WIDTH},{HEIGHT}", f"--user-data-dir={profile}"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.last_id = 0
        self.events = []
        self.session = None

    def read(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.source, 1 << 16)
            if not chunk:
                raise RuntimeError("Chromium ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **params):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sink, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, event):
        while not any(e.get("method") == event for e in self.events):
            self.events.append(self.read())

    def open_tab(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def settle(self):
        """Waits until the last action has been painted."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def becomes_true(self, condition):
        """Returns whether an expression is true, or becomes true within 600 frames."""
        return self.evaluate(f"""(async () => {{
            for (let frame = 0; frame < 600 && !({condition}); ++frame) await new Promise(requestAnimationFrame);
            return {condition}; }})()""")

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def complaints(self):
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"]["text"])
            if event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
        return found


class Page:
    def __init__(self, browser, path, pictures):
        self.browser = browser
        self.path = os.path.abspath(path)
        self.pictures = pictures
        self.steps = 0
        self.times = {}

    def open(self):
        self.browser.call("Page.navigate", url="file://" + self.path)
        self.browser.wait("Page.loadEventFired")

    def step(self, name, action):
        """Does something, and measures the time until it is visible."""
        begin = time.monotonic()
        action()
        self.browser.settle()
        self.times[name] = time.monotonic() - begin
        if self.pictures:
            self.steps += 1
            picture = self.browser.call("Page.captureScreenshot", format="png")["data"]
            with open(f"{self.pictures}/{self.steps:02}-{name}.png", "wb") as file:
                file.write(base64.b64decode(picture))

    def get(self, expression):
        return self.browser.evaluate(expression)

    def key(self, key, text=None):
        for kind in ("keyDown", "keyUp"):
            more = {"text": text} if text and kind == "keyDown" else {}
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, **more)
        self.browser.settle()

    def click(self, selector, times=1):
        """Clicks the middle of an element, or its upper left corner if it is a box with an open inside."""
        x, y = self.get(f"""(r => [r.x + Math.min(r.width / 2, 40), r.y + Math.min(r.height / 2, 9)])(
            document.querySelector({json.dumps(selector)}).getBoundingClientRect())""")
        for count in range(1, times + 1):
            for kind in ("mousePressed", "mouseReleased"):
                self.browser.mouse(kind, x, y, button="left", clickCount=count)
        self.browser.settle()

    def transform(self):
        return self.get("document.getElementById('scene').getAttribute('transform')")

    def scale(self):
        return float(re.search(r"scale\((.*)\)", self.transform()).group(1))

    def boxes(self):
        return self.get("document.querySelectorAll('.box').length")

    def selected(self):
        return self.get("(box => box && box.getAttribute('aria-label'))(document.querySelector('.box.selected'))")

    def show_node(self, name):
        self.get(f"location.hash = '#node=' + encodeURIComponent({json.dumps(name)})")
        self.browser.settle()

    def click_text(self, text):
        """Clicks the link with this text in the panel."""
        self.get(f"[...document.querySelectorAll('#details .link')].find(link => link.textContent === {json.dumps(text)}).click()")
        self.browser.settle()

    def details(self):
        return self.get("document.getElementById('details').textContent")


def expect(condition, message):
    if not condition:
        raise AssertionError(message)
