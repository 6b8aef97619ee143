"""page_in_chromium.py PAGE SEARCH PICTURES: opens the page of `onnx-tool graph` in headless Chromium. It searches,
shows the result, zooms and drags with the mouse, and selects the node that computes the model's first output. Prints
a line of JSON with what it observed, the greatest number of elements on the page, and the duration of each step in
milliseconds. Writes a screenshot of each step to the folder PICTURES. Controls Chromium through its debugging pipe."""
import base64
import json
import os
import subprocess
import sys
import tempfile
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

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y, button="left", clickCount=1)

    def complaints(self):
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"]["text"])
            if event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
        return found


VIEW = "document.querySelector('#picture svg').getAttribute('viewBox').split(' ').map(Number)"


def visit(browser, page, search, pictures):
    seen = {}

    def step(name, action):
        begin = time.monotonic()
        action()
        browser.settle()
        seen[name + "_ms"] = round(1000 * (time.monotonic() - begin))
        seen["elements"] = max(seen.get("elements", 0), browser.evaluate("document.querySelectorAll('*').length"))
        picture = browser.call("Page.captureScreenshot", format="png")["data"]
        with open(f"{pictures}/{name}.png", "wb") as file:
            file.write(base64.b64decode(picture))

    def open_page():
        browser.call("Page.navigate", url="file://" + os.path.abspath(page))
        browser.wait("Page.loadEventFired")

    def click_first_found():
        x, y = browser.evaluate(
            "(r => [r.x + 20, r.y + 5])(document.querySelector('#details li').getBoundingClientRect())")
        browser.click(x, y)

    def zoom():
        for _ in range(5):
            browser.mouse("mouseWheel", WIDTH // 3, HEIGHT // 2, deltaX=0, deltaY=-120)

    def drag():
        browser.mouse("mousePressed", 500, 500, button="left", clickCount=1)
        for moved in range(0, 200, 20):
            browser.mouse("mouseMoved", 500, 500 - moved, button="left")
        browser.mouse("mouseReleased", 500, 320, button="left", clickCount=1)

    def fit():
        x, y = browser.evaluate("(r => [r.x + 5, r.y + 5])(document.getElementById('fit').getBoundingClientRect())")
        browser.click(x, y)

    step("open", open_page)
    seen["opened"] = browser.evaluate(VIEW)
    seen["facts"] = browser.evaluate("[...document.querySelectorAll('#details li')].map(li => li.textContent).join(' ')")
    step("search", lambda: browser.call("Input.insertText", text=search))
    seen["found"] = browser.evaluate("document.querySelector('#details .remark').textContent")
    step("show", click_first_found)
    seen["shown"] = browser.evaluate("document.querySelector('#details h2').textContent")
    seen["selected"] = browser.evaluate("document.querySelectorAll('#picture .selected').length")
    seen["before_zoom"] = browser.evaluate(VIEW)
    step("zoom", zoom)
    seen["zoomed"] = browser.evaluate(VIEW)
    step("drag", drag)
    seen["dragged"] = browser.evaluate(VIEW)
    step("fit", fit)
    seen["whole"] = browser.evaluate(VIEW)
    browser.evaluate("document.getElementById('search').value = ''")
    browser.evaluate("document.getElementById('search').dispatchEvent(new Event('input'))")
    browser.evaluate("document.querySelector('#details li.link').click()")  # the output's node
    seen["made"] = browser.evaluate("document.querySelector('#details .remark').textContent")
    seen["complaints"] = browser.complaints()
    return seen


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile)
    try:
        browser.open_tab()
        print(json.dumps(visit(browser, *sys.argv[1:])))
    finally:
        browser.process.terminate()
        browser.process.wait()
