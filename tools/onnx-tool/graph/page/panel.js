// The side panel, which shows the selected box, the model or search results. This file shows the selected box. Names from
// the model are inserted as text, never as markup.
const details = document.getElementById('details');
const search = document.getElementById('search');  // see search.js

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
// Adds the description and the metadata of a part of the model.
function addDescription(li, { doc, metadata }) {
  if (doc) add(li, 'div', doc, 'remark long');
  for (const [key, value] of metadata || []) add(li, 'div', `${key} = ${value}`, 'remark long');
}
// Adds what describes a whole graph or function.
function addGraphFacts(li, { data }) {
  addDescription(li, data);
  if (data.opsets && data.opsets.length) add(li, 'div', `operator sets: ${data.opsets.map(opsetText).join(', ')}`, 'remark');
  const parameters = [...(data.attributes || []).map(stringAt),
                      ...attributePairs(data.defaults || []).map(([name, value]) => `${name} = ${attributeText(value)}`)];
  if (parameters.length) add(li, 'div', `attributes: ${parameters.join(', ')}`, 'remark long');
}
function opsetText([domain, version]) { return `${domain || 'ai.onnx'} ${version}`; }
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
  for (const text of graph.quantization(name)) add(li, 'div', `quantization: ${text}`, 'remark');
  for (const description of graph.about(name)) addDescription(li, description);
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
  addList('Attributes', node.attributes, (li, [name, value]) => {
    add(li, 'div', `${name} = ${attributeText(value)}`, 'long');
    for (const [described, doc] of node.more.attributeDocs || []) if (stringAt(described) === name) addDescription(li, { doc });
  });
  addList('Contains', node.bodies, (li, body) => {
    add(li, 'div', `${body.title}: ${body.graph.name} ${body.graph.root.content}`);
    addGraphFacts(li, body.graph);
  });
  addList('Group', node.group && node.group.parent ? [node.group] : [], (li, group) => {
    addLink(li, group.name, () => show(group, place));
  });
  addTexts('Devices', node.more.devices || []);
  addTexts('Description', [node.more.doc]);
  addPairs('Metadata', node.more.metadata);
}
function showGroup(box) {
  const group = box.item, { place } = box;
  add(details, 'h2', group.parent ? group.title : box.lines[0].text);
  if (group.parent) add(details, 'div', group.name, 'remark');
  add(details, 'div', group.content);
  add(details, 'div', group.operators, 'remark');
  if (!group.parent) addGraphFacts(details, group.graph);
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
