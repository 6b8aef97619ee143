// The side panel, which shows the selected box, the model or search results. Names from the model are inserted as text,
// never as markup.
const details = document.getElementById('details');
const search = document.getElementById('search');
const kMostResults = 500;

function add(parent, tag, text, className) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  parent.appendChild(element);
  return element;
}
function addLink(parent, text, action) {
  const link = add(parent, 'button', cut(text, 200), 'link');
  link.onclick = action;
  return link;
}
// Adds a list with a title. `fillItem(li, item)` adds the content of an entry. An empty list is omitted with its title.
function addList(title, items, fillItem) {
  if (!items.length) return;
  add(details, 'h3', title);
  const list = add(details, 'ul');
  for (const item of items) fillItem(add(list, 'li'), item);
}
function addTexts(title, texts) { addList(title, texts.filter(Boolean), (li, text) => { li.textContent = text; }); }
function addPairs(title, pairs) {
  addList(title, pairs || [], (li, [key, value]) => { add(li, 'div', `${key} = ${value}`, 'long'); });
}
function button(parent, text, action) { add(parent, 'button', text).onclick = action; }

let tab = 'model';
function showTab(name) {
  tab = name;
  for (const each of ['model', 'selection']) {
    document.getElementById(`tab-${each}`).setAttribute('aria-selected', each === name && !search.value.trim());
  }
  details.replaceChildren();
  details.scrollTop = 0;
  if (name === 'model') showModel();
  else showSelection();
}

// ---- values
// Adds a value with its type and contents, and links to the nodes that compute it (side 'up') or use it (side 'down').
function addValue(li, name, place, side) {
  if (!name) return void add(li, 'span', '(omitted)', 'remark');
  const { graph } = place;
  const weight = graph.weight(name);
  add(li, 'span', name);
  const type = weight ? weight.type : graph.type(name);
  if (type) add(li, 'span', ` ${type}`, 'type');
  if (weight && weight.elements) add(li, 'div', `= ${weight.elements}`, 'long');
  if (weight && weight.statistics) addStatistics(li, weight.statistics);
  const annotation = (graph.data.quantization || []).find(([value]) => graph.valueName(value) === name);
  if (annotation) add(li, 'div', `quantization: ${annotation.slice(1).join(' ')}`, 'remark');
  const doc = (graph.data.docs || []).find(([value]) => graph.valueName(value) === name);
  if (doc) add(li, 'div', doc[1], 'remark');
  if (side === 'up' && !weight) addProducer(li, name, place);
  if (side === 'down') {
    for (const node of graph.consumers.get(name) || []) addNodeLink(add(li, 'div'), node, place, '\u2193 ');
    if (graph.outputNames.has(name)) add(li, 'div', '\u2193 output of the graph', 'remark');
  }
}
function addProducer(li, name, place) {
  for (let around = place; around; around = around.caller && !around.graph.isFunction ? around.caller.place : null) {
    const node = around.graph.producers.get(name);
    if (node) return void addNodeLink(add(li, 'div'), node, around, '\u2191 ');
    if (around.graph.inputNames.has(name)) return void add(li, 'div', '\u2191 input of the graph', 'remark');
  }
}
function nodeTitle(node) { return node.name ? `${node.op} \u00b7 ${node.name}` : node.outputs[0] ? `${node.op} \u2192 ${node.outputs[0]}` : node.op; }
// Returns the node itself or, for a constant, the node in whose box it is shown.
function shownFor(node) {
  const folded = [];
  let shown = node;
  for (; shown.isConstant && !shown.shownIn; [shown] = shown.graph.consumers.get(shown.outputs[0])) folded.push(shown);
  shown = shown.shownIn || shown;
  for (const each of folded) each.shownIn = shown;  // the chain may be long
  return shown;
}
function addNodeLink(parent, node, place, mark) {
  const shown = shownFor(node);
  return addLink(parent, `${mark || ''}${nodeTitle(node)}`, () => show(shown, place));
}
function number(value) { return typeof value === 'number' ? Number(value.toPrecision(5)).toString() : value; }
// `begin` and `end` are the limits of the histogram, which has no infinities.
function addStatistics(li, [minimum, maximum, mean, zeros, nans, infinities, counts, begin = minimum, end = maximum]) {
  const rare = [[zeros, 'zeros'], [nans, 'NaNs'], [infinities, 'infinities']].filter(([count]) => count);
  add(li, 'div', `${number(minimum)} to ${number(maximum)}, mean ${number(mean)}` +
      rare.map(([count, what]) => `, ${grouped(count)} ${what}`).join(''), 'remark');
  const most = Math.max(...counts);
  if (!most) return;
  const histogram = add(li, 'div', undefined, 'histogram');
  const width = end / counts.length - begin / counts.length;
  counts.forEach((count, i) => {
    const bar = add(histogram, 'div');
    bar.style.height = `${100 * count / most}%`;
    bar.title = `${grouped(count)} from ${number(begin + i * width)}`;
  });
}

// ---- the selection
function showSelection() {
  const entry = selected && drawn.get(selected);
  if (!entry) return void add(details, 'div', 'Click a box to see what it is. Double-click it to open or close it.', 'remark');
  const { box } = entry;
  if (box.item instanceof End) showEnd(box);
  else if (box.item instanceof Group) showGroup(box);
  else showNode(box);
}
function addActions(box) {
  if (!box.canOpen) return;
  const actions = add(details, 'div', undefined, 'actions');
  button(actions, box.open ? 'Close' : 'Open', () => { toggle(box.id); showTab('selection'); });
  button(actions, 'Show only this', () => focusOn(box.item, box.place));
}
function showNode(box) {
  const node = box.item, { place } = box;
  add(details, 'h2', node.op);
  add(details, 'div', node.name || '(unnamed)', 'remark');
  addActions(box);
  addTexts('Domain', [node.domain]);
  addList('Inputs', node.inputs, (li, name) => addValue(li, name, place, 'up'));
  const captured = [...node.uses].filter(name => !node.inputs.includes(name));
  addList('Used by its subgraphs', captured, (li, name) => addValue(li, name, place, 'up'));
  addList('Outputs', node.outputs, (li, name) => addValue(li, name, place, 'down'));
  addList('Attributes', node.attributes, (li, [name, value]) => { add(li, 'div', `${name} = ${attributeText(value)}`, 'long'); });
  addList('Contains', node.bodies, (li, body) => { li.textContent = `${body.title}: ${body.graph.name} ${body.graph.root.content}`; });
  addList('Group', node.group && node.group.parent ? [node.group] : [], (li, group) => {
    addLink(li, group.name, () => show(group, place));
  });
  addTexts('Description', [node.more.doc]);
  addPairs('Metadata', node.more.metadata);
}
function showGroup(box) {
  const group = box.item, { place } = box;
  add(details, 'h2', group.parent ? group.title : box.lines[0].text);
  if (group.parent) add(details, 'div', group.name, 'remark');
  add(details, 'div', group.content);
  add(details, 'div', group.operators, 'remark');
  addActions(box);
  addMembers('Contains', group, group.members.filter(member => !member.isConstant), place);
}
function showEnd(box) {
  const end = box.item;
  add(details, 'h2', end.names.length === 1 ? end.names[0] : counted(end.names.length, end.kind));
  add(details, 'div', end.kind === 'input' ? 'Input' : 'Output', 'remark');
  addList(end.kind === 'input' ? 'Used by' : 'Computed by', end.names,
          (li, name) => addValue(li, name, box.place, end.kind === 'input' ? 'down' : 'up'));
}
// Lists members of a group. A bar shows each member's share of the group's parameters.
function addMembers(title, group, members, place) {
  addList(title, members, (li, member) => {
    if (member instanceof Node) addNodeLink(li, member, place);
    else addLink(li, member.title, () => show(member, place));
    const size = member.parameters ? `${amount(member.parameters)} parameter${member.parameters === 1 ? '' : 's'}` : '';
    const text = member instanceof Group ? [member.repetition, member.content].filter(Boolean).join(' \u00b7 ') : size;
    if (text) add(li, 'span', ` ${text}`, 'type');
    if (!group.parameters || !member.parameters) return;
    const share = Math.min(1, member.parameters / group.parameters);  // two members can use the same weight
    add(li, 'div', undefined, 'bar').style.width = `${100 * share}%`;
  });
}
// Returns the main members of a group: inner groups, and nodes with at least a thousandth of the group's parameters.
function mainMembers(group) {
  return group.members.filter(member => member instanceof Group ||
                                        (!member.isConstant && member.parameters && member.parameters >= group.parameters / 1000));
}

// ---- the model
function showModel() {
  const place = placeOf(graphs[0]);
  const main = graphs[0];
  const nodes = graphs.reduce((sum, graph) => sum + graph.nodes.length, 0);
  const constants = graphs.reduce((sum, graph) => sum + graph.data.folded.length, 0);
  add(details, 'div', main.root.content);
  // The parameters of the main graph include those of its subgraphs, but not those of functions.
  const parameters = graphs.filter(graph => graph.isFunction).reduce((sum, graph) => sum + graph.root.parameters, 0);
  const all = parameters ? ` \u00b7 ${amount(main.root.parameters + parameters)} parameters` : '';
  if (graphs.length > 1) add(details, 'div', `${counted(nodes - constants, 'node')}${all} with subgraphs and functions`);
  if (constants) add(details, 'div', `${counted(constants, 'constant')}, shown in the nodes that use them`, 'remark');
  addTexts('Description', [model.doc, main.data.doc]);
  addList('Inputs', main.inputs.filter(name => !main.weights.has(name)), (li, name) => addFact(li, name, place));
  addList('Outputs', main.outputs, (li, name) => addFact(li, name, place, true));
  addMembers('Main parts', main.root, mainMembers(main.root), place);
  addList('Functions', graphs.filter(graph => graph.isFunction), (li, graph) => {
    addLink(li, graph.data.function.filter(Boolean).join(' \u00b7 '), () => focusOn(graph.root, placeOf(graph)));
    add(li, 'div', `${graph.root.content}, used by ${counted(graph.callers.length, 'node')}`, 'type');
    if (graph.data.doc) add(li, 'div', graph.data.doc, 'remark');
  });
  addTexts('Producer', [[model.producer, model.producerVersion].filter(Boolean).join(' ')]);
  addTexts('Operator sets', model.opsets.map(([domain, version]) => `${domain || 'ai.onnx'} ${version}`));
  addTexts('IR version', [String(model.irVersion)]);
  addTexts('Model version', [model.modelVersion === undefined ? '' : String(model.modelVersion)]);
  addTexts('Domain', [model.domain]);
  addTexts('Graph', [main.name]);
  addPairs('Metadata', model.metadata);
  addPairs('Metadata of the graph', main.data.metadata);
  addPairs('Devices', model.configurations);
  addTexts('Training', [model.trainingGraphs ? counted(model.trainingGraphs, 'training graph') : '']);
  const sparse = [...main.weights].filter(([, weight]) => weight.type.startsWith('sparse'));
  addTexts('Sparse weights', sparse.map(([name, weight]) => `${name} ${weight.type}`));
  addTexts('Quantization', (main.data.quantization || []).map(
      ([value, ...entries]) => `${main.valueName(value)}: ${entries.join(' ')}`));
  addList('Largest weights', largestWeights(), (li, [name, weight, graph]) => {
    add(li, 'span', name);
    add(li, 'span', ` ${weight.type}`, 'type');
    if (weight.statistics) addStatistics(li, weight.statistics);
    const user = graph.consumers.has(name) && shownFor(graph.consumers.get(name)[0]);
    if (user) addNodeLink(add(li, 'div'), user, placeOf(graph), '\u2193 ');
  });
}
function addFact(li, name, place, isOutput) {
  const node = isOutput && place.graph.producers.get(name);
  if (node) addNodeLinkNamed(li, node, place, name);
  else addLink(li, name || '(unnamed)', () => showEndNamed(name, place, isOutput));
  add(li, 'span', ` ${place.graph.type(name)}`, 'type');
}
function addNodeLinkNamed(li, node, place, name) { addLink(li, name, () => show(node, place)); }
function showEndNamed(name, place, isOutput) {
  focusOn(graphs[0].root, place);
  for (const suffix of [name, '']) {
    const id = `${place.id}${isOutput ? '>' : '<'}${suffix}`;
    if (drawn.has(id)) { select(id); lookAt(id); return; }
  }
}
function largestWeights() {
  const weightsOf = graph => [...graph.weights, ...graph.nodes.filter(node => node.isConstant && node.op === 'Constant')
      .map(node => [node.outputs[0], node.constant])];
  const all = graphs.flatMap(graph => weightsOf(graph).map(([name, weight]) => [name, weight, graph, elementsOf(weight.type)]));
  return all.filter(([, , , elements]) => elements > 1).sort((a, b) => b[3] - a[3]).slice(0, 12);
}

// ---- search
let searched = null;
// Returns the text to search for each node: name, operator, values with their types, and attributes. Computes it only
// once.
function searchTexts() {
  if (searched) return searched;
  searched = [];
  for (const graph of graphs) {
    for (const node of graph.nodes) {
      const values = [...node.inputs, ...node.outputs].map(name => `${name} ${name ? graph.type(name) : ''}`);
      const attributes = node.attributes.map(
          ([name, value]) => `${name} = ${typeof value === 'number' ? attributeText(value) : ''}`);
      searched.push({ node, text: [node.name, node.op, node.domain, ...values, ...attributes].join('\n').toLowerCase() });
    }
  }
  return searched;
}
let results = [];
let current = -1;
function runSearch() {
  const wanted = search.value.trim().toLowerCase();
  if (!wanted) return showTab(tab);
  for (const each of ['model', 'selection']) document.getElementById(`tab-${each}`).setAttribute('aria-selected', false);
  const words = wanted.split(/\s+/);
  let found = searchTexts().filter(({ text }) => text.includes(wanted));
  if (!found.length) found = searchTexts().filter(({ text }) => words.every(word => text.includes(word)));
  // Exact matches of a name or an operator come first.
  const rank = ({ node }) => [node.name, node.op, ...node.outputs].some(text => text.toLowerCase() === wanted) ? 0 : 1;
  found = found.map((entry, i) => [rank(entry), i, entry]).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, , entry]) => entry);
  details.replaceChildren();
  add(details, 'div', `${grouped(found.length)} found`, 'remark').setAttribute('role', 'status');
  const list = add(details, 'ul');
  list.style.maxHeight = 'none';
  current = -1;
  results = found.slice(0, kMostResults).map(({ node }) => {
    const li = add(list, 'li');
    const link = addNodeLink(li, node, placeOf(node.graph));
    if (node.graph.index) add(li, 'span', ` in ${node.graph.isFunction ? 'function ' : ''}${node.graph.name}`, 'type');
    return link;
  });
  if (found.length > kMostResults) add(details, 'div', `and ${grouped(found.length - kMostResults)} more`, 'remark');
}
function moveInResults(step) {
  if (!results.length) return;
  if (current >= 0) results[current].classList.remove('current');
  current = Math.min(results.length - 1, Math.max(0, current + step));
  results[current].classList.add('current');
  results[current].scrollIntoView({ block: 'nearest' });
}
search.addEventListener('input', runSearch);
search.addEventListener('keydown', event => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') { moveInResults(event.key === 'ArrowDown' ? 1 : -1); event.preventDefault(); }
  if (event.key === 'Enter' && results.length) { const at = Math.max(0, current); results[at].click(); }
  if (event.key === 'Escape') { search.value = ''; runSearch(); svg.focus(); event.preventDefault(); }
});
