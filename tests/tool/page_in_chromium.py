"""page_in_chromium.py SCENARIO PAGE [PICTURES]: opens the page of `onnx-tool graph` in headless Chromium and uses it as
a person would, with mouse and keyboard. Fails with a message if the page does not do what the scenario expects, or if
the browser reports an error. With PICTURES, writes a screenshot of each step to this folder."""
import json
import sys
import tempfile

from chromium import HEIGHT, WIDTH, Browser, Page, expect


def visible_texts_fit(page):
    """Returns the texts that are wider than their boxes."""
    return page.get("""[...document.querySelectorAll('.box > text')].filter(text => {
        const frame = text.parentNode.querySelector('.frame').getBoundingClientRect();
        return text.getBoundingClientRect().right > frame.right + 1; }).map(text => text.textContent)""")


def any_model(page):
    page.step("open", page.open)
    expect(page.boxes() >= 3, "fewer than three boxes")
    expect(page.scale() <= 1, "magnified")
    expect(page.scale() >= 0.3, "too small to read")
    expect(not visible_texts_fit(page), f"texts beyond their boxes: {visible_texts_fit(page)}")
    overlaps = page.get("""(frames => {
        const outside = (p, q) => p.right <= q.left + 1 || q.right <= p.left + 1 || p.bottom <= q.top + 1 || q.bottom <= p.top + 1;
        const contains = (p, q) => p.left <= q.left && p.right >= q.right && p.top <= q.top && p.bottom >= q.bottom;
        return frames.flatMap((p, i) => frames.slice(i + 1).filter(q => !outside(p, q) && !contains(p, q))
            .map(q => [p, q])).length;
        })([...document.querySelectorAll('.box > .frame')].map(frame => frame.getBoundingClientRect()))""")
    expect(overlaps == 0, f"{overlaps} pairs of boxes overlap")
    covered = page.get("""(rectangles => {
        const outside = (p, q) => p.right <= q.left + 1 || q.right <= p.left + 1 || p.bottom <= q.top + 2 || q.bottom <= p.top + 2;
        const labels = rectangles('.label');
        return labels.filter((p, i) => [...labels.slice(i + 1), ...rectangles('.box:not(.open) > .frame')].some(
            q => !outside(p, q))).length;
        })(selector => [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect()))""")
    expect(covered == 0, f"{covered} labels of links cover a box or another label")
    titles = page.get("[...document.querySelectorAll('.box.group .title')].map(title => title.textContent)")
    expect(all(title.strip() and title != "..." for title in titles), f"a group without a title: {titles}")
    page.step("close_all", lambda: page.click("#collapse"))
    expect(page.get("document.querySelectorAll('.box.open').length") == 0, "a box is still open")


def any_without_library(page):
    """The scripts of the page are not the ones that it permits."""
    any_model(page)
    expect(page.get("typeof dagre") == "undefined", "the library runs although it was changed")
    page.browser.events = [event for event in page.browser.events if "Content Security Policy" not in json.dumps(event)]


def large(page):
    page.step("open", page.open)
    expect("20,000 nodes" in page.details(), page.details())
    expect("value_20000" in page.details(), "no output")
    expect(page.get("document.querySelectorAll('*').length") < 3000, "more is drawn than groups of the nodes")
    first = page.transform()
    page.step("focus_search", lambda: page.key("/", "/"))
    page.step("search", lambda: page.browser.call("Input.insertText", text="layers.300/"))
    expect(page.details().startswith("42 found"), f"not two groups and 40 nodes: {page.details()[:100]}")
    page.step("show", lambda: page.click("#details li:nth-child(3) .link"))
    expect(page.selected().startswith("Node, MatMul"), page.selected())
    expect(page.get("document.querySelector('#details h2').textContent") == "MatMul", "the node is not described")
    expect("layers.300/attention/MatMul_12000" in page.details(), page.details())
    expect("#node=" in page.get("location.hash"), "the address does not name the node")
    path = page.get("document.getElementById('path').textContent")
    expect("layers.300" in path, f"the path does not lead to the node: {path}")
    expect(page.transform() != first, "it did not go to what was found")
    seen = page.transform()

    def zoom():
        for _ in range(5):
            page.browser.mouse("mouseWheel", WIDTH // 3, HEIGHT // 2, deltaX=0, deltaY=-120)

    def drag():
        page.browser.mouse("mousePressed", 500, 500, button="left", clickCount=1)
        for moved in range(0, 200, 20):
            page.browser.mouse("mouseMoved", 500, 500 - moved, button="left")
        page.browser.mouse("mouseReleased", 500, 320, button="left", clickCount=1)

    page.step("zoom", zoom)
    zoomed = page.transform()
    expect(zoomed != seen, "the wheel does not zoom")
    page.step("drag", drag)
    expect(page.transform() != zoomed, "dragging does not move")
    page.step("fit", lambda: page.click("#fit"))
    expect(page.scale() <= 1, "Fit magnifies")
    page.step("follow_link", lambda: page.click("#details ul .link"))  # the node that computes the input
    expect(page.selected().startswith("Node, MatMul") or page.selected().startswith("Input"), page.selected())


def overview(page):
    """The first view shows the parts of the model and where its weights are."""
    page.step("open", page.open)
    expect("Main parts" in page.details() and "Gemm \u00b7 /head/Gemm 2.0 M parameters" in page.details(), page.details())
    shares = page.get("[...document.querySelectorAll('#details .bar')].map(bar => parseFloat(bar.style.width))")
    expect(max(shares) == 100, f"no bar shows that one node has all weights: {shares}")
    texts = page.get("[...document.querySelectorAll('.box text')].map(text => text.textContent)")
    expect("10 trees, 100 tree nodes" in texts, texts)
    expect(any(text.startswith("10 \u00d7 layers: ") for text in texts), texts)
    expect("Quantization" in page.get("document.getElementById('legend').textContent"), "an operator has no kind")
    expect(not any(0xD800 <= ord(char) < 0xE000 for text in texts for char in text), f"half a character: {texts}")


def blocks(page):
    """A group states how many equal blocks it contains, even if these are in groups themselves."""
    page.step("open", page.open)
    expect("encoder 12 \u00d7 block \u00b7 84 nodes" in page.details(), page.details())


def functions(page):
    """The total number of parameters includes those of functions, as that of `onnx-tool info` does."""
    page.step("open", page.open)
    expect("1 node \u00b7 3.2 k parameters" in page.details(), page.details())
    expect("23 nodes \u00b7 6.3 k parameters with subgraphs and functions" in page.details(), page.details())


def copies(page):
    """A constant that is copied many times is shown in the node that uses it."""
    page.step("open", page.open)
    expect("50,001 constants" in page.details(), page.details())
    page.get("location.hash = '#node=0:1'")
    page.browser.settle()
    expect("Add" in page.selected(), page.selected())


def unusual(page):
    """A text that contains " = " is shown as a whole."""
    page.step("open", page.open)
    page.get("location.hash = '#node=pair'")
    page.browser.settle()
    expect('text= "key = value"' in page.details(), page.details())


def labels(page):
    """A label stands at the link of its value, even where links of other values begin at the same box."""
    page.step("open", page.open)
    below, above = page.get("""(() => {
        const frame = text => [...document.querySelectorAll('.box')].find(
            box => box.querySelector('.title').textContent === text).querySelector('.frame').getBoundingClientRect();
        const label = [...document.querySelectorAll('.label')].find(label => label.textContent === 'string[rows]');
        const place = label.getBoundingClientRect();
        return [place.top - frame('Classifier').bottom, frame('label').top - place.bottom]; })()""")
    expect(above < below, f"the label is {below} below its source and {above} above its target")


def details(page):
    """The panel shows what is in no box: descriptions, metadata, functions, graphs for training, and long attributes."""
    page.step("open", page.open)
    for text in ("local \u00b7 F", "1 node, used by 1 node", "doc of function", "function key = v",
                 "operator sets: some.domain 3", "attributes: alpha = 0.5", "training algorithm 1 sgd", "weight = g",
                 "quantized: SCALE_TENSOR  in graph body"):
        expect(text in page.details(), f"the model has no '{text}': {page.details()}")
    page.show_node("/encoder/layers.7/sum")
    for text in ("doc of weight", "weight key = v", "doc of attribute", "table = float[2000] = [0, 1, 2, ",
                 "1022, 1023, and 976 more]", '"label_39"'):
        expect(text in page.details(), f"the node has no '{text}': {page.details()[:500]}")
    page.show_node("loop")
    for text in ("doc of subgraph", "subgraph key = v"):
        expect(text in page.details(), f"the node has no '{text}': {page.details()}")
    page.show_node("inner")
    expect("quantization: SCALE_TENSOR" in page.details(), page.details())
    page.show_node("gradient")
    expect("Gradient" in page.selected() and "float[3]" in page.details(), page.details())
    path = page.get("document.getElementById('path').textContent")
    expect("training algorithm 1 sgd" in path, path)
    page.click("#tab-model")
    page.click_text("local \u00b7 F")
    path = page.get("document.getElementById('path').textContent")
    expect("function F" in path, f"the function is not shown: {path}")


def search(page):
    """The search finds elements of long lists, groups, inputs and weights that no node uses, and nodes for training.
    A weight that only a graph for training uses is not listed as unused."""
    page.step("open", page.open)
    page.get("document.getElementById('search').focus()")
    for wanted, found, selected in (("label_37", "Add", "Node, Add"), ("layers.7", "Group ", "Group, "),
                                    ("unused_input", "Input unused_input", "Input, unused_input"),
                                    ("unused_weight", "Weight unused_weight", None),
                                    ("577", "1 found", "Node, Add"), ("577 encoder", "1 found", "Node, Add"),
                                    ("0.150", "1 found", "Node, Add"),
                                    ("gradient", "in training algorithm 1 sgd", "Node, Gradient"),
                                    ("trained_weight", "1 found", "Node, Gradient")):
        page.get(f"(search => {{ search.value = {json.dumps(wanted)}; search.dispatchEvent(new Event('input')); }})"
                 "(document.getElementById('search'))")
        expect(found in page.details(), f"{wanted}: {page.details()}")
        page.click("#details li .link")
        if selected:
            expect((page.selected() or "").startswith(selected), f"{wanted}: {page.selected()}")
        else:
            expect("that no node uses" in page.details() and "float[3]" in page.details(), page.details())


def minimap(page):
    """A picture that is larger than the window has an overview, and a click in it moves the view there."""
    page.step("open", page.open)
    is_shown = "getComputedStyle(document.getElementById('minimap')).display !== 'none'"
    for _ in range(6):
        page.click("#in")
    expect(page.get(is_shown), "no overview of a part of the picture")
    colours = page.get("""(map => new Set(new Uint32Array(map.getContext('2d').getImageData(0, 0, map.width, map.height)
        .data.buffer)).size)(document.getElementById('minimap'))""")
    expect(colours > 2, f"the overview shows nothing: {colours} colours")
    before = page.transform()
    page.click("#minimap")
    expect(page.transform() != before, "a click in the overview does not move the view")
    page.get("document.getElementById('collapse').click()")
    expect(page.browser.becomes_true(f"!({is_shown})"), "an overview of a picture that is completely visible")


def dark(page):
    """The page follows the theme of the browser, with light text on dark boxes or dark text on light ones."""
    brightness = """(colour => colour.match(/[0-9.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3)"""
    is_bright = {}
    for theme in ("light", "dark"):
        page.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
        page.step(f"open_{theme}", page.open)
        for what, colour in (("back", "getComputedStyle(document.body).backgroundColor"),
                             ("text", "getComputedStyle(document.body).color"),
                             ("box", "getComputedStyle(document.querySelector('.box .frame')).fill"),
                             ("title", "getComputedStyle(document.querySelector('.box .title')).fill")):
            is_bright[theme, what] = page.get(f"{brightness}({colour})") > 128
    for what, in_light in (("back", True), ("text", False), ("box", True), ("title", False)):
        expect(is_bright["light", what] == in_light, f"{what} in the light theme: {is_bright}")
        expect(is_bright["dark", what] != in_light, f"{what} in the dark theme: {is_bright}")


def histograms(page):
    """With --values, a weight has statistics and a histogram."""
    page.step("open", page.open)
    for _ in ("model", "node"):
        expect("0 to 99, mean 49.5, 1 zeros" in page.details(), page.details())
        bars = page.get("[...document.querySelectorAll('.histogram div')].map(bar => bar.getBoundingClientRect().height)")
        expect(len(bars) == 32 and min(bars) > 20 and max(bars) <= 44, f"not 32 bars of similar heights: {bars}")
        page.show_node("sum")


def large_timed(page):
    """Each step takes at most a second on an otherwise idle machine, and the first at most one and a half."""
    best = {}
    for _ in range(4):
        large(page)
        for name, seconds in page.times.items():
            best[name] = min(seconds, best.get(name, seconds))
        page.get("location.hash = ''")
    for name, seconds in best.items():
        expect(seconds < (1.5 if name == "open" else 1), f"{name}: {seconds:.2f} s")
    print(json.dumps(best))


def reach_all(page):
    """Every node of every graph is shown by a link that names it."""
    page.step("open", page.open)
    expect(page.get("window.pwned") is None, "a name became a script")
    graphs = page.get("JSON.parse(document.getElementById('data').textContent).graphs.map(graph => graph.nodes.length)")
    reached = page.get("""(async counts => {
        const missing = [];
        for (let graph = 0; graph < counts.length; ++graph) {
          for (let node = 0; node < counts[graph]; ++node) {
            history.replaceState(null, '', location.pathname);  // without a change, there would be no event
            location.hash = `#node=${graph}:${node}`;
            await new Promise(done => window.addEventListener('hashchange', done, { once: true }));
            const box = document.querySelector('.box.selected');
            if (!box || !document.querySelector('#details h2')) missing.push(`${graph}:${node}`);
            if (node % 20 === 19) document.getElementById('collapse').click();  // the picture would become slow
          }
        }
        return missing; })""" + f"({json.dumps(graphs)})")
    expect(not reached, f"{len(reached)} of {sum(graphs)} nodes are not shown: {reached[:10]}")
    expect(page.get("window.pwned") is None, "a name became a script")
    expect(page.get("document.querySelectorAll('img, iframe, b').length") == 0, "a name became an element")
    print(f"{sum(graphs)} nodes")


def subgraphs(page):
    """The branches of an If open in place, and are shown alone with a path back."""
    page.step("open", page.open)
    page.step("close_all", lambda: page.click("#collapse"))
    label = "[aria-label^='Node, If']"
    closed = page.boxes()
    page.step("open_branches", lambda: page.click(f"{label} .toggle-area"))
    expect(page.boxes() > closed + 2, "the branches are not in the picture")
    expect(page.get(f"document.querySelector(\"{label}\").getAttribute('aria-expanded')") == "true", "not open")
    ends_at_frame = page.get(f"""(top => [...document.querySelectorAll('path.edge[marker-end]')].filter(edge => {{
        const end = edge.getPointAtLength(edge.getTotalLength()).matrixTransform(edge.getScreenCTM());
        return Math.abs(end.y - top) < 1; }}).length)(document.querySelector(\"{label} > .frame\").getBoundingClientRect().top)""")
    expect(ends_at_frame == 1, f"not only the condition ends at the If, but {ends_at_frame} values")
    page.step("open_in_branch", lambda: page.click("[aria-label^='Group, If_0_then_branch'] .toggle-area"))
    crossing = page.get("""(bodies => [...document.querySelectorAll('path.edge')].filter(edge => {
        const at = length => edge.getPointAtLength(length).matrixTransform(edge.getScreenCTM());
        const isInside = (p, r, margin) => p.x > r.left + margin && p.x < r.right - margin && p.y > r.top + margin && p.y < r.bottom - margin;
        const others = bodies.filter(body => !isInside(at(0), body, -1));
        for (let length = 0; length < edge.getTotalLength() && others.length < bodies.length; length += 3) {
          if (others.some(body => isInside(at(length), body, 3))) return true;
        }
        return false; }).length)([...document.querySelectorAll('.box.body > .frame')].map(frame => frame.getBoundingClientRect()))""")
    expect(crossing == 0, f"{crossing} links of one branch cross the other, which is taller")
    page.step("close_branches", lambda: page.click(f"{label} .toggle-area"))
    expect(page.boxes() == closed, "closing does not restore the picture")
    page.step("double_click", lambda: page.click(label, times=2))
    expect(page.boxes() > closed + 2, "a double click does not open")
    page.step("show_only", lambda: page.click("#details .actions button:nth-child(2)"))
    expect(page.get("document.querySelector('#path .here').textContent").startswith("If"), "no path")
    page.step("go_back", lambda: page.click("#path button"))
    expect(page.get("document.getElementById('path').hidden"), "the path does not lead back")


def keyboard(page):
    page.step("open", page.open)
    page.get("document.getElementById('picture').focus()")
    page.key("ArrowDown")
    first = page.selected()
    expect(first, "no box is selected")
    path = [first]
    for _ in range(3):
        page.key("ArrowDown")
        path.append(page.selected())
    expect(len(set(path)) > 1, f"arrows do not follow the edges: {path}")
    page.key("ArrowUp")
    expect(page.selected() not in (None, path[-1]), "no way back")
    while page.get("document.querySelector('.box.selected[aria-expanded=false]')") is None:
        before = page.selected()
        page.key("ArrowDown")
        expect(page.selected() != before, "no group below")
    count = page.boxes()
    page.key("Enter", "\r")
    expect(page.boxes() > count, "Enter does not open a group")
    page.key("Enter", "\r")
    expect(page.boxes() == count, "Enter does not close a group")
    scale = page.scale()
    page.key("+", "+")
    expect(page.scale() > scale, "+ does not zoom in")
    page.key("-", "-")
    page.key("-", "-")
    expect(page.scale() < scale, "- does not zoom out")
    page.key("0", "0")
    page.key("Escape")
    expect(page.selected() is None, "Escape does not end the selection")
    page.key("/", "/")
    expect(page.get("document.activeElement.id") == "search", "/ does not start a search")
    page.browser.call("Input.insertText", text="MatMul_77")
    page.key("ArrowDown")
    page.key("Enter", "\r")
    expect("MatMul_77" in page.details(), page.details())


def export(page):
    page.step("open", page.open)
    page.get("""window.saved = []; URL.createObjectURL = (make => blob => { window.saved.push(blob); return make.call(URL, blob); })
        (URL.createObjectURL)""")
    page.click("#svg")
    svg = page.get("window.saved[0].text()")
    expect(svg.startswith("<svg") and "</svg>" in svg and "--convolution" in svg, svg[:200])
    expect(page.get("new DOMParser().parseFromString(" + json.dumps(svg) + ", 'image/svg+xml').querySelector('parsererror')") is None,
           "the SVG is malformed")
    page.click("#png")
    size = page.get("""(async () => {
        while (!window.saved.some(blob => blob.type === 'image/png')) await new Promise(done => setTimeout(done, 20));
        const image = await createImageBitmap(window.saved.find(blob => blob.type === 'image/png'));
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d').drawImage(image, 0, 0);
        const colours = new Set(new Uint32Array(canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data.buffer));
        return [image.width, image.height, colours.size]; })()""")
    expect(size[0] > 1000 and size[1] > 1000 and size[2] > 10, f"the PNG shows nothing: {size}")


def main(scenario, path, pictures=None):
    scenarios = {"any": any_model, "any_without_library": any_without_library, "large": large, "overview": overview, "blocks": blocks, "functions": functions, "copies": copies, "unusual": unusual, "large_timed": large_timed, "reach_all": reach_all,
                 "labels": labels, "details": details, "search": search, "minimap": minimap, "dark": dark,
                 "histograms": histograms, "subgraphs": subgraphs, "keyboard": keyboard, "export": export}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            browser.open_tab()
            scenarios[scenario](Page(browser, path, pictures))
            expect(not browser.complaints(), f"the browser reports: {browser.complaints()}")
        except AssertionError as error:
            sys.exit(f"{scenario}: {error}")
        finally:
            browser.process.terminate()
            browser.process.wait()


main(*sys.argv[1:])
