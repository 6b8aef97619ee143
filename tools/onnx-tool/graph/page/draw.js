// Draws the boxes and links that layout.js has placed. Names from the model are inserted as text, never as markup.
const kSvg = 'http://www.w3.org/2000/svg';
const svg = document.getElementById('picture');

function shape(parent, tag, attributes, text) {
  const element = document.createElementNS(kSvg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  parent.appendChild(element);
  return element;
}

// The graph, group or node whose contents fill the picture. A node must have bodies.
let focus = { place: placeOf(graphs[0]), item: graphs[0].root };
let root = null;
const drawn = new Map();  // by id of the box: { box, x, y, element, parent }
let drawnLinks = [];
let scene = null;

function layOut() {
  const { item, place } = focus;
  root = { id: item instanceof Group && !item.parent ? place.id : place.idOf(item), kind: 'root', item, place, open: true,
           lines: [{ text: '', font: 'title' }] };
  const ports = { ins: [], outs: [] };
  if (item instanceof Group) fill(root, item, place, ports, true);
  else if (item.bodies.length === 1) fillWithBody(root, item, place, 0, ports);
  else fillWithBodies(root, item, place, ports);
}

function draw() {
  layOut();
  drawn.clear();
  drawnLinks = [];
  svg.replaceChildren();
  const marker = shape(shape(svg, 'defs', {}), 'marker',
                       { id: 'head', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse',
                         markerUnits: 'userSpaceOnUse' });
  shape(marker, 'path', { d: 'M0 0.5 L8 4 L0 7.5 z', class: 'head' });
  scene = shape(svg, 'g', { id: 'scene' });
  drawInside(scene, root, 0, -kBar);
  drawSelection();
}

// Draws the contents of a box. Links are drawn first, so that boxes cover them.
function drawInside(parent, box, x, y) {
  const links = shape(parent, 'g', { 'aria-hidden': true });
  for (const link of box.links) drawLink(links, box, link, x, y);
  for (const child of box.children) {
    if (!child.from) continue;
    const text = cut(`\u21b3 ${child.from.join(', ')}`, 44);
    shape(parent, 'text', { class: 'source', x: x + child.left + 2, y: y + child.top - 4 }, text);
  }
  for (const child of box.children) drawBox(parent, child, x + child.left, y + child.top, box);
  drawLabels(parent, box, x, y);
}

// Draws the label of each link below the link's source or, if that place is taken, above its target: the other way round
// if links of other values begin at the source, because the label would seem to belong to all of them. Omits labels that
// would cover a box or another label; the link's title contains the type.
function drawLabels(parent, box, x, y) {
  const taken = box.children.map(({ left, top, w, h }) => [left, top, left + w, top + h]);
  const leaving = new Map();  // names of the values by source
  for (const { from, names } of box.links) {
    if (!leaving.has(from)) leaving.set(from, new Set());
    for (const name of names) leaving.get(from).add(name);
  }
  for (const link of box.links) {
    if (!link.label || !link.points) continue;
    const [begin, end] = [link.points[0], link.points[link.points.length - 1]];
    const source = box.children[link.from];
    if (Math.abs(begin.y - source.top - source.h) > 2) continue;
    const half = widthOf(link.label, 'row') / 2;
    const places = [{ x: begin.x, y: begin.y + 13 }, { x: end.x, y: end.y - 9 }];
    if (leaving.get(link.from).size > link.names.size) places.reverse();
    const place = places.find(at => taken.every(
        ([left, top, right, bottom]) => at.x + half <= left || at.x - half >= right || at.y + 2 <= top || at.y - 8 >= bottom));
    if (!place) continue;
    taken.push([place.x - half, place.y - 8, place.x + half, place.y + 2]);
    shape(parent, 'text', { class: 'label', x: x + place.x, y: y + place.y }, link.label);
  }
}

function drawLink(parent, box, link, x, y) {
  if (!link.points) return;
  const points = link.points.map(point => [Math.round(x + point.x), Math.round(y + point.y)]);
  let d = `M${points[0]}`;
  for (let i = 1; i + 1 < points.length; ++i) {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    d += i + 2 < points.length ? ` Q${ax} ${ay} ${(ax + bx) / 2} ${(ay + by) / 2}` : ` Q${ax} ${ay} ${bx} ${by}`;
  }
  if (points.length === 2) d += ` L${points[1]}`;
  const target = box.children[link.to];
  const element = shape(parent, 'path', { d, class: link.isHidden ? 'edge hidden' : 'edge' });
  if (target && (!target.open || link.endsAtFrame)) element.setAttribute('marker-end', 'url(#head)');
  const source = box.children[link.from];
  if (link.names.size) shape(element, 'title', {}, titleOfLink(link, box.children[0].place.graph));
  drawnLinks.push({ element, from: source && source.id, to: target && target.id });
}

function drawBox(parent, box, x, y, around) {
  const kinds = `box ${box.kind}${box.open ? ' open' : ''}`;
  const element = shape(parent, 'g', { class: kinds, transform: `translate(${Math.round(x)} ${Math.round(y)})`, 'data-id': box.id,
                                       role: 'button', tabindex: -1, 'aria-label': labelOf(box) });
  if (box.canOpen) element.setAttribute('aria-expanded', !!box.open);
  const round = box.kind === 'input' || box.kind === 'output' ? box.h / 2 : 5;
  if (box.kind === 'group' && !box.open) {
    shape(element, 'rect', { class: 'back', x: 4, y: 4, width: box.w, height: box.h, rx: round });
  }
  shape(element, 'rect', { class: 'frame', width: box.w, height: box.h, rx: round });
  if (box.hasStrip) {
    const kind = `kind-${kindOf(box.item)}`;
    shape(element, 'path', { class: `tint ${kind}`, d: `M5 0.5 H${box.w - 5} Q${box.w - 0.5} 0.5 ${box.w - 0.5} 5 V${box.open ? kBar : 24} H0.5 V5 Q0.5 0.5 5 0.5 z` });
    shape(element, 'rect', { class: kind, x: 1, y: 1, width: 5, height: box.open ? kBar : box.h - 2, rx: 2 });
  }
  shape(element, 'title', {}, titleOf(box));
  const left = box.canOpen ? 28 : 12;
  if (box.canOpen) drawToggle(element, box.open);
  let baseline = 17;
  for (const line of box.open ? [{ text: openTitle(box), font: 'title' }] : box.lines) {
    shape(element, 'text', { class: [line.font === 'title' ? 'title' : '', line.style || ''].join(' ').trim(), x: left, y: baseline }, line.text);
    baseline += 16;
  }
  drawn.set(box.id, { box, x, y, element, parent: around });
  if (box.open) drawInside(parent, box, x, y);
}
function drawToggle(parent, isOpen) {
  const toggle = shape(parent, 'g', { class: 'toggle-area' });
  shape(toggle, 'rect', { class: 'toggle', x: 9, y: 6, width: 14, height: 14, rx: 3 });
  shape(toggle, 'path', { class: 'sign', d: isOpen ? 'M12 13 H20' : 'M12 13 H20 M16 9 V17' });
}

function titleOf(box) {
  if (box.item instanceof Group) return box.item.parent ? box.item.name : box.lines[0].text;
  if (box.item instanceof End) return box.item.names.slice(0, 20).join('\n');
  return `${box.item.title}\n${kKinds[kindOf(box.item)][0]}`;
}
function titleOfLink({ names }, graph) {
  const shown = [...names].slice(0, 12).map(name => `${name} ${graph.type(name)}`.trim());
  return shown.join('\n') + (names.size > shown.length ? `\nand ${grouped(names.size - shown.length)} more` : '');
}
function labelOf(box) {
  const kind = { group: 'Group', input: 'Input', output: 'Output', node: 'Node', body: 'Graph' }[box.kind];
  return [kind, ...box.lines.map(line => line.text)].join(', ');
}

// ---- the selected box
let selected = null;  // an id
function drawSelection() {
  for (const [id, { element }] of drawn) {
    const is = id === selected;
    element.classList.toggle('selected', is);
    element.setAttribute('tabindex', is ? 0 : -1);
  }
  for (const { element, from, to } of drawnLinks) {
    element.classList.toggle('near', selected !== null && (from === selected || to === selected));
  }
}

// Opens or closes a box without changing its position on the screen.
function toggle(id) {
  const entry = drawn.get(id);
  if (!entry || !entry.box.canOpen) return;
  const before = [entry.x, entry.y];
  if (openIds.has(id)) openIds.delete(id);
  else openIds.add(id);
  draw();
  const after = drawn.get(id);
  moveView((before[0] - after.x) * view.k, (before[1] - after.y) * view.k);
  showLegend();
}

// Makes the picture show only this group, graph or node.
function focusOn(item, place) {
  focus = { item, place };
  draw();
  showPath();
  showLegend();
  fitView();
}

// Opens all boxes around a node or group, so that it becomes visible. Returns the id of its box.
function reveal(item, place) {
  for (let inner = place; inner.caller; inner = inner.caller.place) {
    openIds.add(inner.caller.place.nodeId(inner.caller.node));
    openGroups(inner.caller.node.group, inner.caller.place);
  }
  openGroups(item instanceof Group ? item.parent : item.group, place);
  const id = place.idOf(item);
  draw();
  if (!drawn.has(id)) {  // outside of the focus
    let outermost = place;
    while (outermost.caller) outermost = outermost.caller.place;
    focus = { item: outermost.graph.root, place: outermost };
    draw();
  }
  showPath();
  showLegend();
  return id;
}
function openGroups(group, place) {
  for (; group && group.parent; group = group.parent) openIds.add(place.groupId(group));
}
