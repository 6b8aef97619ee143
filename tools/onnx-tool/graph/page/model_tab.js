// The tab of the panel that shows the model.

function showModel() {
  const place = placeOf(graphs[0]);
  const main = graphs[0];
  const inference = graphs.filter(graph => !graph.isForTraining);
  const nodes = inference.reduce((sum, graph) => sum + graph.nodes.length, 0);
  const constants = inference.reduce((sum, graph) => sum + graph.data.folded.length, 0);
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
    addGraphLink(li, graph.data.function.filter(Boolean).join(' \u00b7 '), graph);
    add(li, 'div', `${graph.root.content}, used by ${counted(graph.callers.length, 'node')}`, 'type');
    addGraphFacts(li, graph);
  });
  addTraining();
  addList('Default values of attributes', graphs.filter(isDefault), (li, graph) => {
    addGraphLink(li, graph.label, graph);
    addGraphFacts(li, graph);
  });
  addTexts('Producer', [[model.producer, model.producerVersion].filter(Boolean).join(' ')]);
  addTexts('Operator sets', model.opsets.map(opsetText));
  addTexts('IR version', [String(model.irVersion)]);
  addTexts('Model version', [model.modelVersion === undefined ? '' : String(model.modelVersion)]);
  addTexts('Domain', [model.domain]);
  addTexts('Graph', [main.name]);
  addPairs('Metadata', model.metadata);
  addPairs('Metadata of the graph', main.data.metadata);
  addTexts('Devices', (model.configurations || []).map(
      ([name, count, ...devices]) => `${name} = ${count}${devices.length ? `: ${devices.join(', ')}` : ''}`));
  addTexts('Sparse weights', graphs.flatMap(graph => [...graph.weights].filter(([, { type }]) => type.startsWith('sparse')).map(
      ([name, { type }]) => `${name} ${type}${placeText(graph)}`)));
  addTexts('Quantization', graphs.flatMap(graph => (graph.data.quantization || []).map(
      ([value, ...entries]) => `${graph.valueName(value)}: ${entries.join(' ')}${placeText(graph)}`)));
  addList('Largest weights', largestWeights(), (li, [name, weight, graph]) => {
    add(li, 'span', name);
    add(li, 'span', ` ${weight.type}`, 'type');
    if (weight.statistics) addStatistics(li, weight.statistics);
    const user = graph.consumers.has(name) && shownFor(graph.consumers.get(name)[0]);
    if (user) addNodeLink(add(li, 'div'), user, placeOf(graph), '\u2193 ');
  });
}
function placeText(graph) { return graph.index ? ` in ${graph.label}` : ''; }
function addGraphLink(li, text, graph) { addLink(li, text, () => focusOn(graph.root, placeOf(graph))); }
// Whether a graph is the default value of an attribute of a function.
function isDefault(graph) { return graph.index && !graph.isFunction && !graph.training && !graph.callers.length; }
// Lists the graphs for training and the weights that their outputs set.
function addTraining() {
  addList('Training', graphs.filter(graph => graph.training), (li, graph) => {
    addGraphLink(li, graph.label, graph);
    add(li, 'div', graph.root.content, 'type');
    addGraphFacts(li, graph);
  });
  for (const training of model.training || []) {
    addPairs('Set by the initialization', training.initializationBinding);
    addPairs('Set by the training algorithm', training.updateBinding);
  }
}
function addFact(li, name, place, isOutput) {
  const node = isOutput && place.graph.producers.get(name);
  if (node) addNodeLinkNamed(li, node, place, name);
  else addLink(li, name || '(unnamed)', () => showEndNamed(name, place, isOutput));
  add(li, 'span', ` ${place.graph.type(name)}`, 'type');
}
function addNodeLinkNamed(li, node, place, name) { addLink(li, name, () => show(node, place)); }
function showEndNamed(name, place, isOutput) {
  focusOn(place.graph.root, place);
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
