// Selection, path, mouse, keyboard, links to nodes, and the initial view.

function select(id) {
  selected = id;
  drawSelection();
  showPath();
  showTab(id === null ? 'model' : 'selection');
  const node = id !== null && drawn.get(id).box.item;
  const hash = node instanceof Node ? `#node=${encodeURIComponent(linkName(node))}` : ' ';
  try { history.replaceState(null, '', hash === ' ' ? location.pathname + location.search : hash); } catch (error) { /* not permitted for this address */ }
}
// Shows a node or group, and selects it.
function show(item, place) {
  const id = reveal(item, place);
  select(id);
  lookAt(id);
}

// Maps each name to its node, or to null if several nodes have it. In links, a node without a unique name is identified
// by the indexes of its graph and node: "0:12".
let nodesByName = null;
function namedNodes() {
  if (nodesByName) return nodesByName;
  nodesByName = new Map();
  for (const graph of graphs) {
    for (const node of graph.nodes) nodesByName.set(node.name, nodesByName.has(node.name) ? null : node);
  }
  return nodesByName;
}
function linkName(node) {
  return node.name && namedNodes().get(node.name) === node ? node.name : `${node.graph.index}:${node.index}`;
}
function showLinkedNode() {
  const name = /^#node=(.+)$/.exec(location.hash);
  if (!name) return false;
  let text = name[1];
  try { text = decodeURIComponent(text); } catch (error) { /* as it is */ }
  const [graph, index] = text.split(':').map(Number);
  const node = namedNodes().get(text) || (graphs[graph] && graphs[graph].nodes[index]) || graphs[0].producers.get(text);
  if (!node) return false;
  show(shownFor(node), placeOf(node.graph));
  return true;
}
window.addEventListener('hashchange', showLinkedNode);

// ---- the path from the model to the part that is shown
function showPath() {
  const steps = [];
  const addGroup = (group, place) => { for (; group && group.parent; group = group.parent) steps.unshift([group.title, group, place]); };
  const { item, place } = focus;
  if (item instanceof Group) addGroup(item, place);
  else { steps.unshift([item.title, item, place]); addGroup(item.group, place); }
  let outermost = place;
  for (; outermost.caller; outermost = outermost.caller.place) {
    const { node, place: around } = outermost.caller;
    steps.unshift([`${node.op} ${node.name}`.trim(), node, around]);
    addGroup(node.group, around);
  }
  if (outermost.graph.index) steps.unshift([outermost.graph.label, outermost.graph.root, outermost]);
  steps.unshift([document.title, graphs[0].root, placeOf(graphs[0])]);
  const path = document.getElementById('path');
  path.replaceChildren();
  const around = boxesAround(selected);
  path.hidden = steps.length === 1 && !around.length;
  steps.forEach(([title, target, at], i) => {
    const step = add(path, 'button', shortened(title, 50), i + 1 === steps.length ? 'here' : '');
    step.onclick = () => focusOn(target, at);
  });
  for (const { id, lines } of around) {
    add(path, 'button', shortened(lines[0].text, 40), 'inside').onclick = () => { select(id); lookAt(id); };
  }
}
// Returns the open boxes that contain a box, outermost first.
function boxesAround(id) {
  const around = [];
  for (let entry = drawn.get(id); entry && drawn.has(entry.parent.id); entry = drawn.get(entry.parent.id)) around.unshift(entry.parent);
  return around;
}

// ---- the legend, which lists the visible kinds of operators
function showLegend() {
  const legend = document.getElementById('legend');
  const kinds = new Set([...drawn.values()].filter(({ box }) => box.item instanceof Node).map(({ box }) => kindOf(box.item)));
  legend.replaceChildren();
  for (const [kind, [title]] of Object.entries(kKinds)) {
    if (!kinds.has(kind)) continue;
    const line = add(legend, 'div');
    const icon = document.createElementNS(kSvg, 'svg');
    shape(icon, 'rect', { width: 12, height: 12, rx: 2, class: `kind-${kind}` });
    line.append(icon, title);
  }
}

// ---- mouse
svg.addEventListener('click', event => {
  if (drag && drag.moved) return;
  const element = event.target.closest('.box');
  if (!element) return void select(null);
  const { id } = element.dataset;
  if (event.target.closest('.toggle-area')) toggle(id);
  select(id);
});
svg.addEventListener('dblclick', event => {
  const element = event.target.closest('.box');
  if (!element || event.target.closest('.toggle-area')) return;
  toggle(element.dataset.id);
  select(element.dataset.id);
});
document.getElementById('in').onclick = () => zoomCentre(1.3);
document.getElementById('out').onclick = () => zoomCentre(1 / 1.3);
document.getElementById('fit').onclick = fitView;
document.getElementById('svg').onclick = saveSvg;
document.getElementById('png').onclick = savePng;
document.getElementById('collapse').onclick = () => {
  openIds.clear();
  selected = null;
  focusOn(graphs[0].root, placeOf(graphs[0]));
  showTab('model');
};
document.getElementById('tab-model').onclick = () => { search.value = ''; showTab('model'); };
document.getElementById('tab-selection').onclick = () => { search.value = ''; showTab('selection'); };

// ---- keyboard
// Returns the boxes linked to the selected one, on the side 'up' or 'down'.
function neighbours(side) {
  const [from, to] = side === 'down' ? ['from', 'to'] : ['to', 'from'];
  const found = drawnLinks.filter(link => link[from] === selected && link[to]).map(link => link[to]);
  return found.sort((a, b) => drawn.get(a).x - drawn.get(b).x);
}
// Returns the boxes at the same height as the selected one, from left to right.
function row() {
  const entry = drawn.get(selected);
  const middle = entry.y + entry.box.h / 2;
  return entry.parent.children.map(child => child.id)
      .filter(id => drawn.get(id).y <= middle && drawn.get(id).y + drawn.get(id).box.h >= middle)
      .sort((a, b) => drawn.get(a).x - drawn.get(b).x);
}
function step(key) {
  if (selected === null || !drawn.has(selected)) return root.children[0] && root.children[0].id;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = neighbours(key === 'ArrowDown' ? 'down' : 'up')[0];
    if (next) return next;
    const around = drawn.get(selected).parent;  // no neighbour: select the box around this one
    return drawn.has(around.id) ? around.id : null;
  }
  const boxes = row();
  return boxes[boxes.indexOf(selected) + (key === 'ArrowRight' ? 1 : -1)];
}
function press(key) {
  if (key.startsWith('Arrow')) {
    const id = step(key);
    if (id) { select(id); lookAt(id); drawn.get(id).element.focus({ preventScroll: true }); }
  } else if (key === 'Enter' && selected !== null) {
    toggle(selected);
    select(selected);
    drawn.get(selected).element.focus({ preventScroll: true });
  } else if (key === 'Escape') {
    if (selected !== null) select(null);
    else if (focus.item.parent || focus.place.caller) focusOn(graphs[0].root, placeOf(graphs[0]));
  } else if (key === '+' || key === '=') { zoomCentre(1.3);
  } else if (key === '-') { zoomCentre(1 / 1.3);
  } else if (key === '0') { fitView();
  } else if (key === '/') { search.focus(); search.select();
  } else { return false; }
  return true;
}
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target === search) return;
  if (event.target.closest('button') && (event.key === 'Enter' || event.key.startsWith('Arrow'))) return;
  if (event.target.closest('#details') && event.key.startsWith('Arrow')) return;
  if (press(event.key)) event.preventDefault();
});
svg.setAttribute('tabindex', 0);

// ---- the initial view: opens the largest groups as long as the picture fits the screen and remains readable
function openFirst() {
  const kMostBoxes = 26, kMostFailures = 3;
  const weight = ({ item }) => (item instanceof Group ? [item] : item.bodies.map(body => body.graph.root))
      .reduce((sum, group) => sum + group.nodes.length, 0);
  const inside = box => (box.children || []).flatMap(child => [child, ...inside(child)]);
  const tried = new Set();
  for (let failures = 0; failures < kMostFailures;) {
    layOut();
    const closed = inside(root).filter(box => box.canOpen && !box.open && !tried.has(box.id));
    const box = closed.sort((a, b) => weight(b) - weight(a))[0];
    if (!box) return;
    tried.add(box.id);
    if (box.item instanceof Group && box.item.isOneOfMany) continue;  // do not open one of several similar groups
    openIds.add(box.id);
    layOut();
    if (inside(root).length <= kMostBoxes && fittingScale() >= 0.6) continue;
    openIds.delete(box.id);
    ++failures;
  }
}
openFirst();
draw();
showPath();
showLegend();
showTab('model');
fitView();
showLinkedNode();
