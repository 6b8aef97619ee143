// Computes the positions of all visible boxes and links. Each open group, graph or node is laid out separately and then
// is a single box in its parent. Opening one therefore changes only the layouts of the boxes that enclose it.
const kGapX = 20, kGapY = 28, kPad = 14, kBar = 26;
const kFonts = { title: 'bold 12px Helvetica, Arial, sans-serif', row: '11px Helvetica, Arial, sans-serif' };

const context = document.createElement('canvas').getContext('2d');
const widths = { title: new Map(), row: new Map() };
function widthOf(text, font) {
  if (!widths[font].has(text)) {
    context.font = kFonts[font];
    widths[font].set(text, context.measureText(text).width);
  }
  return widths[font].get(text);
}
// Removes the beginning of a text that has more than `most` characters. Used for names, which usually differ at the
// end.
function shortened(text, most) {
  return text.length <= most ? text : `\u2026${text.slice(text.length - most + 1).replace(/^[\udc00-\udfff]/, '')}`;
}
function cut(text, most) {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}

// ---- texts of boxes
const kMainAttributes = ['kernel_shape', 'strides', 'pads', 'dilations', 'group', 'axis', 'axes', 'perm', 'to', 'mode', 'num_heads',
  'alpha', 'epsilon', 'hidden_size', 'direction', 'transA', 'transB', 'keepdims', 'equation', 'value', 'n_targets', 'post_transform'];
const kUsual = { group: '1', strides: /^\[1(, 1)*\]$/, dilations: /^\[1(, 1)*\]$/, pads: /^\[0(, 0)*\]$/, transA: '0', transB: '0' };

// Returns the main attributes as lines of text, without those that have their usual value: ["kernel 3\u00d73, strides
// 2\u00d72", "pads [1, 1, 1, 1]"].
function mainAttributes(node) {
  const texts = [];
  for (const name of kMainAttributes) {
    const found = node.attributes.find(([key, value]) => key === name && typeof value === 'number');
    if (!found) continue;
    const text = attributeText(found[1]);
    const usual = kUsual[name];
    if (usual && (usual === text || (usual.test && usual.test(text)))) continue;
    const isShape = name === 'kernel_shape' || name === 'strides' || name === 'dilations';
    texts.push(`${name.replace('_shape', '')} ${isShape ? text.slice(1, -1).replaceAll(', ', '\u00d7') : cut(text, 28)}`);
    if (texts.length === 4) break;
  }
  const lines = [];
  for (const text of texts) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + text.length < 30) lines[last] += `, ${text}`;
    else lines.push(text);
  }
  return lines;
}

// Returns a line of text for each weight that the node uses. If there are more than five weights, the fifth line states
// how many are not listed.
function weightRows(node) {
  const rows = [];
  for (const name of node.inputs) {
    const weight = name && node.graph.weight(name);
    if (!weight) continue;
    const original = weight.copyOf || name;
    const label = weight.isConstant || /^[0-9a-f]*$/i.test(original) ? '' : cut(tailOf(original), 20);
    const shown = weight.elements && weight.elements.length <= 28 ? weight.elements : weight.type || cut(weight.elements, 28);
    rows.push(label ? `${label}  ${shown}` : shown);
  }
  return rows.length > 5 ? [...rows.slice(0, 4), `and ${counted(rows.length - 4, 'more weight')}`] : rows;
}
// Returns lines that summarize lists of numbers or strings in attributes, which contain the parameters of tree ensembles.
function listRows(node) {
  const lists = node.attributes.filter(([, value]) => typeof value !== 'number' && !value.graphs);
  const trees = lists.find(([name]) => name === 'nodes_treeids');
  if (trees) {
    const ids = numbersOf(trees[1]);
    return [`${counted(new Set(ids).size, 'tree')}, ${counted(ids.length, 'tree node')}`];
  }
  const rows = lists.slice(0, 3).map(([name, value]) => `${cut(name, 20)}  ${counted(sizeOfAttribute(value), 'value')}`);
  return lists.length > 3 ? [...rows, `and ${counted(lists.length - 3, 'more list')}`] : rows;
}
function tailOf(name) { return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('.')) + 1) || name; }

// Returns the name of a node without the part that is the name of a group around it.
function localName(node) {
  for (let group = node.group; group; group = group.parent) {
    if (group.name && node.title.startsWith(group.name) && node.title.length > group.name.length + 1) {
      return node.title.slice(group.name.length).replace(/^[/.]/, '');
    }
  }
  return node.title.replace(/^\/(?=.)/, '');
}

// Creates a closed box: its lines of text and its size.
function closedBox(item, place) {
  if (item instanceof Group) return groupBox(item, place);
  if (item instanceof End) return endBox(item, place);
  const name = item.name || !/^[0-9]*$/.test(item.title) ? localName(item) : '';
  const lines = [{ text: cut(item.op, 40), font: 'title' }];
  if (name && name !== item.op) lines.push({ text: shortened(name, 32), font: 'row', style: 'faint' });
  const attributes = mainAttributes(item);
  const weights = weightRows(item);
  for (const text of [...attributes, ...weights, ...listRows(item)]) lines.push({ text, font: 'row' });
  for (const body of item.bodies) {
    lines.push({ text: `${body.title}: ${body.graph.root.content}`, font: 'row' });
  }
  return sized({ id: place.nodeId(item), kind: 'node', item, place, lines, canOpen: item.bodies.length > 0, hasStrip: true });
}
function groupBox(group, place) {
  const lines = [{ text: shortened(group.title, 44), font: 'title' }, { text: group.content, font: 'row' },
                 { text: cut([group.repetition, group.operators].filter(Boolean).join(': '), 60), font: 'row', style: 'faint' }];
  return sized({ id: place.groupId(group), kind: 'group', item: group, place, lines, canOpen: true });
}
function endBox(end, place) {
  const [name] = end.names;
  const isOne = end.names.length === 1;
  const type = isOne ? place.graph.type(name) : cut(end.names.join(', '), 40);
  const lines = [{ text: isOne ? shortened(name || '(unnamed)', 36) : counted(end.names.length, end.kind), font: 'title' }];
  if (type) lines.push({ text: cut(type, 44), font: 'row' });
  return sized({ id: `${place.id}${end.kind === 'input' ? '<' : '>'}${isOne ? name : ''}`, kind: end.kind, item: end, place, lines });
}
function sized(box) {
  const width = Math.max(...box.lines.map(line => widthOf(line.text, line.font)));
  box.w = Math.max(56, Math.ceil(width) + 20 + (box.canOpen ? 18 : 0));
  box.h = 10 + box.lines.reduce((height, line) => height + (line.font === 'title' ? 17 : 15), 0);
  return box;
}

// ---- open boxes
const openIds = new Set();

// Creates the box of an item and, if it is open, all boxes inside it. `ports` describes the links that enter and leave
// the box, each by the names of its values: { ins: [set of names], outs: [set of names] }.
function boxOf(item, place, ports) {
  const box = closedBox(item, place);
  if (!box.canOpen || !openIds.has(box.id)) return box;
  box.open = true;
  if (item instanceof Group) {
    fill(box, item, place, ports, false);
  } else if (item.bodies.length === 1) {
    fillWithBody(box, item, place, 0, ports);
  } else {
    fillWithBodies(box, item, place, ports);
  }
  return box;
}

// Places the bodies of a node, such as the branches of an If, next to each other.
function fillWithBodies(box, node, place, ports) {
  box.children = node.bodies.map((body, i) => {
    const child = { id: place.inner(node, i).id, kind: 'body', item: body.graph.root, place: place.inner(node, i), open: true,
                    lines: [{ text: `${body.title} \u00b7 ${body.graph.root.content}`, font: 'title' }], node, body: i };
    fillWithBody(child, node, place, i, ports);
    return child;
  });
  let x = kPad;
  for (const child of box.children) {
    Object.assign(child, { left: x, top: kBar + kPad + kGapX });
    x += child.w + kGapX;
  }
  box.w = Math.max(x - kGapX + kPad, titleWidth(box));
  box.h = kBar + 2 * kPad + 2 * kGapX + Math.max(...box.children.map(child => child.h));
  box.links = [];
  box.ins = ports.ins.map((_, i) => addBodyLinks(box, 'ins', i, kBar));
  box.outs = ports.outs.map((_, i) => addBodyLinks(box, 'outs', i, box.h));
}
// Links a port of a node to the corresponding ports of its bodies. Returns the port's x, the average of theirs.
function addBodyLinks(box, side, port, y) {
  const ends = box.children.flatMap((child, i) => typeof child[side][port] === 'number'
      ? [{ i, x: child.left + child[side][port], y: side === 'ins' ? child.top : child.top + child.h }] : []);
  if (!ends.length) return null;
  const lowest = Math.max(...box.children.map(child => child.top + child.h));
  const x = ends.reduce((sum, end) => sum + end.x, 0) / ends.length;
  for (const end of ends) {
    const corner = { x: end.x, y: lowest };  // a straight link could cross a taller body; given twice, it is not rounded
    const points = side === 'ins' ? [{ x, y }, { x: end.x, y: end.y }] : [{ x: end.x, y: end.y }, corner, corner, { x, y }];
    box.links.push({ port, [side === 'ins' ? 'to' : 'from']: end.i, names: new Set(), points });
  }
  return x;
}

// Returns the title of an open box, which has only one line.
function openTitle(box) {
  if (box.item instanceof Group && box.kind === 'group') return `${box.lines[0].text} \u00b7 ${box.item.content}`;
  return box.lines.slice(0, 2).filter(line => line.font === 'title' || line.style).map(line => line.text).join(' \u00b7 ');
}
function titleWidth(box) { return widthOf(openTitle(box), 'title') + 44; }

// Fills an open node with one of its bodies. Translates the names of values outside the node to names in the body.
function fillWithBody(box, node, place, index, ports) {
  const { graph } = node.bodies[index];
  // The first input of a Loop is the number of iterations; that of its body is the current one. The first output of the
  // body is the condition.
  const skipped = node.op === 'Loop' && !node.domain ? 1 : 0;
  const innerInputs = name => node.inputs.flatMap(
      (input, i) => input === name && i >= skipped && graph.inputs[i] ? [graph.inputs[i]] : []);
  const innerOutputs = name => node.outputs.flatMap(
      (output, i) => output === name && graph.outputs[i + skipped] ? [graph.outputs[i + skipped]] : []);
  const ins = ports.ins.map(names => {
    const inner = new Set([...names].filter(name => graph.outerNames.has(name)));
    inner.inputs = new Set([...names].flatMap(innerInputs));
    return inner;
  });
  const outs = ports.outs.map(names => new Set([...names].flatMap(innerOutputs)));
  fill(box, graph.root, place.inner(node, index), { ins, outs }, true);
}

// Lays out the items of a group in an open box.
function fill(box, group, place, ports, hasEnds) {
  const level = levelOf(group, hasEnds);
  const links = level.links.map(link => ({ ...link }));
  const count = level.items.length;
  const { enters, leaves } = portLinks(level, ports, hasEnds);
  const children = level.items.map((item, i) => boxOf(item, place, {
    ins: [...links.filter(link => link.to === i), ...enters.filter(link => link.to === i)].map(link => link.names),
    outs: [...links.filter(link => link.from === i), ...leaves.filter(link => link.from === i)].map(link => link.names),
  }));
  const isGrid = !links.length && count > 4;
  hideLinksOfHubs(links, enters, children, isGrid);
  addLabels(level, children, links);
  const isShown = link => !link.isHidden;
  const used = isGrid ? grid(children) : arrange(children, links.filter(isShown), enters.filter(isShown), leaves, ports);
  box.children = children;
  box.links = [...links, ...enters, ...leaves];
  settle(box, children, box.links, used);
}

// Returns the links from ports to items (`enters`) and from items to ports (`leaves`).
function portLinks(level, ports, hasEnds) {
  const enters = [];
  ports.ins.forEach((names, port) => {
    level.needs.forEach((needs, to) => {
      const end = level.items[to] instanceof End && level.items[to].kind === 'input' ? level.items[to] : null;
      const passing = end ? end.names.filter(name => names.inputs && names.inputs.has(name))
                          : [...names].filter(name => needs.has(name));
      if (passing.length) enters.push({ port, to, names: new Set(passing) });
    });
  });
  const leaves = [];
  ports.outs.forEach((names, port) => {
    const byItem = new Map();
    level.items.forEach((item, from) => {
      if (!(hasEnds && item instanceof End && item.kind === 'output')) return;
      const passing = item.names.filter(name => names.has(name));
      if (passing.length) byItem.set(from, new Set(passing));
    });
    if (!hasEnds) {
      for (const name of names) {
        const from = level.made.get(name);
        if (from === undefined) continue;
        if (!byItem.has(from)) byItem.set(from, new Set());
        byItem.get(from).add(name);
      }
    }
    byItem.forEach((passing, from) => leaves.push({ port, from, names: passing }));
  });
  return { enters, leaves };
}

// Labels links with the types of their values and widens boxes to fit the labels. If several links with the same label
// begin at a box, only the first gets it.
function addLabels(level, children, links) {
  const counts = new Map();
  for (const { from } of links) counts.set(from, (counts.get(from) || 0) + 1);
  const seen = new Set();
  for (const link of links) {
    const item = level.items[link.from];
    const [name] = link.names;
    const label = link.names.size === 1 ? level.graph.type(name) : counts.get(link.from) === 1 ? `${grouped(link.names.size)} values` : '';
    const key = `${link.from} ${label}`;
    if (!label || link.isHidden || item instanceof End || seen.has(key)) continue;
    seen.add(key);
    link.label = cut(label, 40);
    const child = children[link.from];
    if (!child.open) child.w = Math.max(child.w, Math.min(240, widthOf(link.label, 'row')));
  }
}

// Hides most links of a value that many boxes use, such as a mask, because they would distort the layout. Keeps the
// link to the first of these boxes, and links to boxes that no other visible link enters. In a grid, hides all links. A
// hidden link is drawn only while the box at one of its ends is selected; the name of its source is always shown above
// its target.
const kMany = 5;
function hideLinksOfHubs(links, enters, children, isGrid) {
  const arriving = new Map();  // number of visible links to each box
  const bySource = new Map();
  for (const link of [...links, ...enters]) {
    if (children[link.to].kind === 'output') continue;
    arriving.set(link.to, (arriving.get(link.to) || 0) + 1);
    const source = link.from === undefined ? `port ${link.port}` : link.from;
    if (!bySource.has(source)) bySource.set(source, []);
    bySource.get(source).push(link);
  }
  for (const group of bySource.values()) {
    if (group.length < kMany && !isGrid) continue;
    const first = Math.min(...group.map(link => link.to));
    for (const link of group) {
      if (!isGrid && (link.to === first || arriving.get(link.to) === 1)) continue;
      link.isHidden = true;
      arriving.set(link.to, arriving.get(link.to) - 1);
      const target = children[link.to];
      target.from = [...target.from || [], sourceName(children[link.from], link)];
    }
  }
}
function sourceName(source, link) {
  const [name] = link.names;
  if (!source) return tailOf(name);
  return source.item instanceof Node ? localName(source.item) : source.lines[0].text;
}

// Arranges boxes without links in rows and columns. Returns the bounds of the result.
function grid(children) {
  const columns = Math.max(1, Math.round(Math.sqrt(children.length * 0.6)));
  const column = Math.max(...children.map(child => child.w)) + kGapX;
  let y = 0;
  let right = 0;
  for (let begin = 0; begin < children.length; begin += columns) {
    const row = children.slice(begin, begin + columns);
    const height = Math.max(...row.map(child => child.h));
    row.forEach((child, i) => { child.x = i * column + child.w / 2; child.y = y + height / 2; right = Math.max(right, child.x + child.w / 2); });
    y += height + kGapX;
  }
  return { left: 0, top: 0, right, bottom: y - kGapX };
}

// Arranges boxes by their links. Ports are treated as small boxes above and below all others.
function arrange(children, links, enters, leaves, ports) {
  const boxes = children.map(child => ({ w: child.w, h: child.h }));
  const edges = links.map(({ from, to }) => ({ from, to }));
  const point = () => boxes.push({ w: 4, h: 0 }) - 1;
  const top = enters.length ? point() : -1;
  const bottom = leaves.length ? point() : -1;
  const insideOf = ports.ins.map((_, i) => enters.some(link => link.port === i) ? point() : -1);
  const outsideOf = ports.outs.map((_, i) => leaves.some(link => link.port === i) ? point() : -1);
  insideOf.forEach(i => { if (i >= 0) edges.push({ from: top, to: i, weight: 50 }); });
  outsideOf.forEach(i => { if (i >= 0) edges.push({ from: i, to: bottom, weight: 50 }); });
  // Keeps boxes that no link enters below the ports, so that no link from a port crosses them.
  const entered = new Set([...links, ...enters].map(link => link.to));
  children.forEach((_, to) => { if (top >= 0 && !entered.has(to)) edges.push({ from: top, to }); });
  const inner = edges.length;
  for (const { port, to } of enters) edges.push({ from: insideOf[port], to });
  for (const { port, from } of leaves) edges.push({ from, to: outsideOf[port] });
  layered(boxes, edges);
  children.forEach((child, i) => { child.x = boxes[i].x; child.y = boxes[i].y; });
  links.forEach((link, i) => { link.points = edges[i].points; });
  [...enters, ...leaves].forEach((link, i) => { link.points = edges[inner + i].points; });
  const shown = boxes.slice(0, children.length);
  const points = [...links, ...enters, ...leaves].flatMap(link => link.points);
  const xs = [...shown.flatMap(box => [box.x - box.w / 2, box.x + box.w / 2]), ...points.map(p => p.x)];
  return {
    left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...shown.map(box => box.y - box.h / 2)),
    bottom: Math.max(...shown.map(box => box.y + box.h / 2)),
    ins: insideOf.map(i => i < 0 ? null : boxes[i].x), outs: outsideOf.map(i => i < 0 ? null : boxes[i].x),
  };
}

// Sets the positions of boxes and the points of links. Keeps the results for reuse: opening a group leaves most layouts
// unchanged.
const layouts = new Map();
const kMostLayouts = 500;
function layered(boxes, links) {
  const key = JSON.stringify([boxes.map(box => [box.w, box.h]), links.map(link => [link.from, link.to, link.weight])]);
  if (!layouts.has(key)) {
    if (layouts.size >= kMostLayouts) layouts.clear();
    compute(boxes, links);
    layouts.set(key, { places: boxes.map(({ x, y }) => ({ x, y })), paths: links.map(link => link.points) });
  }
  const { places, paths } = layouts.get(key);
  boxes.forEach((box, i) => Object.assign(box, places[i]));
  links.forEach((link, i) => { link.points = paths[i].map(({ x, y }) => ({ x, y })); });
}
function compute(boxes, links) {
  if (typeof dagre === 'undefined') return layeredSimply(boxes, links, kGapX, kGapY);
  try {
    const graph = new dagre.graphlib.Graph();
    graph.setGraph({ rankdir: 'TB', nodesep: kGapX, ranksep: kGapY, edgesep: 10, acyclicer: 'greedy' });
    boxes.forEach((box, i) => graph.setNode(String(i), { width: box.w, height: box.h }));
    for (const { from, to, weight } of links) graph.setEdge(String(from), String(to), { weight: weight || 1, minlen: 1 });
    dagre.layout(graph);
    boxes.forEach((box, i) => { const found = graph.node(String(i)); box.x = found.x; box.y = found.y; });
    links.forEach(link => { link.points = graph.edge(String(link.from), String(link.to)).points; });
  } catch (error) {
    layeredSimply(boxes, links, kGapX, kGapY);
  }
}

// Moves the children to their positions relative to the top left corner of the box. Sets the size of the box and the x
// of its ports.
function settle(box, children, links, used) {
  const width = Math.max(used.right - used.left + 2 * kPad, titleWidth(box));
  const dx = (width - used.right + used.left) / 2 - used.left;
  const hasPorts = links.some(link => link.port !== undefined);
  const dy = kBar + kPad - used.top + (hasPorts ? 14 : 0);
  for (const child of children) {
    child.left = child.x + dx - child.w / 2;
    child.top = child.y + dy - child.h / 2;
  }
  box.w = width;
  box.h = used.bottom + dy + kPad + (hasPorts ? 14 : 0);
  for (const link of links) {
    for (const point of link.points || []) { point.x += dx; point.y += dy; }
  }
  box.ins = (used.ins || []).map(x => x === null ? null : x + dx);
  box.outs = (used.outs || []).map(x => x === null ? null : x + dx);
  if (!used.ins) { box.ins = null; box.outs = null; }
  for (const link of links) attach(link, children, box);
}
