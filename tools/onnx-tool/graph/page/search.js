// The search, whose results the panel lists.
const kMostResults = 500;

// Everything that can be found: nodes, groups, and inputs, outputs and weights, as { names, text, addLink(li), graph,
// lists }. `names` are those that may match as a whole, `text` is in lower case, addLink() returns the link that it adds,
// and `lists` are long lists of numbers, as attribute.js describes them: their text would need much memory. Computed only
// once.
let searched = null;
function searchTexts() {
  if (searched) return searched;
  const inLower = entry => ({ ...entry, text: entry.text.toLowerCase() });
  searched = graphs.flatMap(graph => [...groupEntries(graph.root), ...valueEntries(graph), ...graph.nodes.map(nodeEntry)].map(inLower));
  return searched;
}
function nodeEntry(node) {
  const { graph } = node;
  const values = [...node.inputs, ...node.outputs].map(name => `${name} ${name ? graph.type(name) : ''}`);
  const attributes = node.attributes.map(([name, value]) => `${name} = ${textWithoutNumbers(value)}`);
  return { graph, lists: node.attributes.flatMap(([, value]) => numberLists(value)),
           names: [node.name, node.op, ...node.outputs], text: [node.name, node.op, node.domain, ...values, ...attributes].join('\n'),
           addLink: li => addNodeLink(li, node, placeOf(graph)) };
}
// Returns the lists of numbers in an attribute that are not in its text.
function numberLists(value) {
  if (typeof value === 'number') return [];
  if (value.list) return value.list.flatMap(numberLists);
  return [value, value.values, value.indices].filter(list => list && kindOfArray(list));
}
// Returns the value of an attribute as text, but of long lists of numbers only the type.
function textWithoutNumbers(value) {
  if (value.list) return value.list.map(textWithoutNumbers).join(', ');
  if (!numberLists(value).length) return attributeText(value);
  return value.type === undefined ? '' : stringAt(value.type);
}
function groupEntries(group) {
  const inner = group.members.filter(member => member instanceof Group).flatMap(groupEntries);
  if (!group.parent) return inner;
  const link = li => {
    const added = addLink(li, `Group ${group.title}`, () => show(group, placeOf(group.graph)));
    add(li, 'span', ` ${group.content}`, 'type');
    return added;
  };
  return [{ graph: group.graph, names: [group.name, group.title], text: group.name, addLink: link }, ...inner];
}
// Returns the inputs and outputs of a graph, and its weights that no node uses, including those for training.
function valueEntries(graph) {
  const entry = (kind, name, action) => ({
    graph, names: [name], text: `${name} ${graph.type(name)}`,
    addLink: li => {
      const added = addLink(li, `${kind} ${name}`, action);
      add(li, 'span', ` ${graph.type(name)}`, 'type');
      return added;
    },
  });
  const endEntry = (name, isOutput) =>
      entry(isOutput ? 'Output' : 'Input', name, () => showEndNamed(name, placeOf(graph), isOutput));
  const training = graphs.filter(other => other.training && other.outer === graph);
  const isUsed = name => graph.consumers.has(name) || graph.outputNames.has(name) || training.some(other => other.outerNames.has(name));
  const unused = [...graph.weights.keys()].filter(name => !isUsed(name));
  return [...graph.inputs.filter(name => name && !graph.weights.has(name)).map(name => endEntry(name, false)),
          ...graph.outputs.filter(Boolean).map(name => endEntry(name, true)),
          ...unused.map(name => entry('Weight', name, () => showWeight(name, graph)))];
}
// Shows a weight that is in no box, since no node uses it.
function showWeight(name, graph) {
  details.replaceChildren();
  add(details, 'h2', name);
  addList(`Weight${placeText(graph)} that no node uses`, [name], li => addValue(li, name, placeOf(graph), 'up'));
}

// Whether the text of an entry contains a text, or its lists a number. Both are in lower case.
function matches({ text, lists }, wanted) {
  if (text.includes(wanted)) return true;
  if (!lists || !lists.length) return false;
  const number = Number(wanted.replace('infinity', 'Infinity'));
  return (wanted === 'nan' || !Number.isNaN(number)) && lists.some(list => hasNumber(arrayOf(list), number));
}
function hasNumber(array, number) {
  if (array instanceof BigInt64Array) return Number.isInteger(number) && array.includes(BigInt(number));
  return array.includes(array instanceof Float32Array ? Math.fround(number) : number);
}

let results = [];
let current = -1;
function runSearch() {
  const wanted = search.value.trim().toLowerCase();
  if (!wanted) return showTab(tab);
  for (const each of ['model', 'selection']) document.getElementById(`tab-${each}`).setAttribute('aria-selected', false);
  const words = wanted.split(/\s+/);
  let found = searchTexts().filter(entry => matches(entry, wanted));
  if (!found.length && words.length > 1) found = searchTexts().filter(entry => words.every(word => matches(entry, word)));
  const isExact = ({ names }) => names.some(name => name.toLowerCase() === wanted);
  const exact = found.filter(isExact);
  if (exact.length) found = [...exact, ...found.filter(entry => !isExact(entry))];
  details.replaceChildren();
  add(details, 'div', `${grouped(found.length)} found`, 'remark').setAttribute('role', 'status');
  const list = add(details, 'ul');
  list.style.maxHeight = 'none';
  current = -1;
  results = found.slice(0, kMostResults).map(({ graph, addLink: addTo }) => {
    const li = add(list, 'li');
    const link = addTo(li);
    if (graph.index) add(li, 'span', placeText(graph), 'type');
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
