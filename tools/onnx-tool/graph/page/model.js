// The model: classes for reading the page's data, which page_data.cpp writes as JSON:
//
// data: { producer, irVersion, opsets: [[domain, version]], metadata: [[key, value]], ..., graphs: [graph], strings,
//         training: [{ initialization: graph, algorithm: graph, initializationBinding: [[key, value]], updateBinding }] }
// graph: { name, doc, metadata, inputs: [value], outputs: [value],
//          function: [domain, name, overload], opsets, attributes: [name], defaults: [name, attribute ...] for functions,
//          weights: [[value, type, elements or 0, statistics]], values: [name], types: [type of each value],
//          about: [[value, { doc, metadata }]], quantization: [[value, key, value ...]],
//          nodes: [[operator, name, inputs, outputs, [attribute name, attribute ...],
//                   { domain, doc, metadata, attributeDocs: [[attribute name, text]], devices: [text], statistics ... }]],
//          folded: [node shown as a weight of those that use it], groups: [member], parameters,
//          scope: the beginning of the names of all nodes }
// Each value is an index in `values`, or -1 if omitted. `inputs` of a node is a list of values, or a single value.
// `outputs` is a list of values or, if all of them occur here for the first time, their number: they are then the next
// indexes. Operators, types and names of attributes are indexes in `strings`; attribute.js describes attributes. A member
// of a group is the index of a node, -N for the N nodes that follow the previous one, or a group: [name, parameters,
// member...]. The classes below identify values by name.
const model = JSON.parse(document.getElementById('data').textContent);
const kNoName = '';

function stringAt(index) { return model.strings[index]; }

class Graph {
  constructor(index) {
    const data = model.graphs[index];
    Object.assign(this, { index, data, name: data.name || '', isFunction: !!data.function });
    this.valueName = value => value < 0 ? kNoName : data.values[value];
    this.inputs = data.inputs.map(this.valueName);
    this.outputs = data.outputs.map(this.valueName);
    this.inputNames = new Set(this.inputs);
    this.outputNames = new Set(this.outputs);
    this.types = new Map();
    data.types.forEach((type, value) => { if (type) this.types.set(data.values[value], stringAt(type)); });
    this.weights = new Map();
    for (const [value, type, elements, statistics] of data.weights) {
      this.weights.set(this.valueName(value), { type: stringAt(type), elements: elements || '', statistics });
    }
    this.next = [...data.inputs, ...data.weights.map(([value]) => value)].reduce((next, value) => Math.max(next, value + 1), 0);
    this.nodes = data.nodes.map((_, i) => new Node(this, i));
    this.producers = new Map();
    for (const node of this.nodes) {
      for (const value of node.outputs) if (value) this.producers.set(value, node);
    }
    for (const node of data.folded) this.nodes[node].fold();
    this.callers = [];  // nodes that have this graph as a body
    this.training = '';  // for a graph for training: its part of the training
  }

  // Name of a graph other than the main graph, such as "function Gelu" or "graph then_branch".
  get label() { return `${this.isFunction ? 'function' : this.training || 'graph'} ${this.name || this.index}`; }

  // Whether the graph is for training or a subgraph of such a graph.
  get isForTraining() { return !!this.training || (!!this.outer && this.outer.isForTraining); }

  // Returns the descriptions of a value: [{ doc, metadata }].
  about(name) { return this.entries('about', name).map(([description]) => description); }
  // Returns the annotations of a value as texts.
  quantization(name) { return this.entries('quantization', name).map(entry => entry.join(' ')); }
  // Returns the entries for a value in a list of the data, or in that of the graph around this one that defines the value.
  entries(list, name) {
    for (let graph = this; graph; graph = graph.outer) {
      const found = graph.listed(list).get(name);
      if (found || graph.defines(name)) return found || [];
    }
    return [];
  }
  listed(list) {
    this.lists_ = this.lists_ || {};
    if (this.lists_[list]) return this.lists_[list];
    const entries = this.lists_[list] = new Map();
    for (const [value, ...entry] of this.data[list] || []) {
      const name = this.valueName(value);
      if (!entries.has(name)) entries.set(name, []);
      entries.get(name).push(entry);
    }
    return entries;
  }
  defines(name) { return this.inputNames.has(name) || this.producers.has(name) || this.weights.has(name); }

  // Finds the bodies of nodes. Must be called after all graphs have been created.
  connect() {
    for (const node of this.nodes) {
      node.bodies = bodiesOf(node);
      for (const body of node.bodies) body.graph.callers.push(node);
    }
  }

  get consumers() { return this.consumers_ = this.consumers_ || this.findConsumers(); }
  findConsumers() {
    const consumers = new Map();
    for (const node of this.nodes) {
      for (const value of node.uses) {
        if (!consumers.has(value)) consumers.set(value, []);
        consumers.get(value).push(node);
      }
    }
    return consumers;
  }

  // Names of values that the graph uses but does not define. For a subgraph, these are values of the graphs around it.
  get outerNames() { return this.outerNames_ = this.outerNames_ || this.findOuterNames(); }
  findOuterNames() {
    const names = new Set();
    this.outerNames_ = names;  // ends the recursion of functions that call themselves
    if (this.isFunction) return names;
    const add = name => {
      if (name && !this.defines(name)) names.add(name);
    };
    for (const node of this.nodes) node.uses.forEach(add);
    this.outputs.forEach(add);
    return names;
  }

  // The graph that contains this subgraph or, for training, the main graph. Null if there is none.
  get outer() {
    if (this.training) return graphs[0];
    return this.isFunction || !this.callers.length ? null : this.callers[0].graph;
  }

  // Returns the weight with this name in this graph or a graph around it, or null if the name is not a weight.
  weight(name) {
    for (let graph = this; graph; graph = graph.outer) {
      if (graph.weights.has(name)) return graph.weights.get(name);
      const node = graph.producers.get(name);
      if (node) return node.isConstant ? node.constant : null;
      if (graph.inputNames.has(name)) return null;
    }
    return null;
  }
  type(name) {
    for (let graph = this; graph; graph = graph.outer) {
      if (graph.types.has(name)) return graph.types.get(name);
      if (graph.weights.has(name)) return graph.weights.get(name).type;
    }
    return '';
  }

  get root() { return this.root_ = this.root_ || new Group(this, null, this.data.scope || '', this.data.parameters, this.data.groups); }
}

class Node {
  constructor(graph, index) {
    const [op, name, inputs, outputs, attributes, more] = graph.data.nodes[index];
    Object.assign(this, { graph, index, name, op: stringAt(op), more: more || {}, attributeData: attributes || [] });
    const ins = Array.isArray(inputs) ? inputs : [inputs];
    for (const value of ins) graph.next = Math.max(graph.next, value + 1);
    const outs = Array.isArray(outputs) ? outputs : Array.from({ length: outputs }, (_, i) => graph.next + i);
    for (const value of outs) graph.next = Math.max(graph.next, value + 1);
    this.inputs = ins.map(graph.valueName);
    this.outputs = outs.map(graph.valueName);
    this.group = null;  // set by the group that contains the node directly
    this.isConstant = false;
  }
  // Marks a node that is shown as a weight. Must be called in the order of the nodes: `original` is the value that a chain
  // of copies begins with.
  fold() {
    this.isConstant = true;
    if (this.op !== 'Identity') return;
    const [input] = this.inputs, source = this.graph.producers.get(input);
    this.original = source && source.original ? source.original : input;
  }
  get domain() { return this.more.domain || ''; }
  get title() { return this.name || this.outputs.find(Boolean) || this.op; }
  get isStandard() { return !this.domain || this.domain === 'ai.onnx' || this.domain === 'ai.onnx.ml'; }

  // The attributes as pairs [name, attribute].
  get attributes() { return attributePairs(this.attributeData); }

  // Total number of elements of the weights among the inputs and in subgraphs.
  get parameters() {
    const own = this.inputs.reduce((sum, name) => {
      const weight = name && this.graph.weight(name);
      return sum + (weight ? elementsOf(weight.type) : 0);
    }, 0);
    return this.bodies.reduce((sum, body) => sum + body.graph.root.parameters, own);
  }

  // Names of the values used by the node and its subgraphs.
  get uses() { return this.uses_ = this.uses_ || this.findUses(); }
  findUses() {
    const uses = new Set(this.inputs.filter(Boolean));
    for (const body of this.bodies) body.graph.outerNames.forEach(name => uses.add(name));
    return uses;
  }

  // For a constant node: its value, in the form of a weight.
  get constant() { return this.constant_ = this.constant_ || this.findConstant(); }
  findConstant() {
    if (this.op === 'Identity') return { ...this.graph.weight(this.original), copyOf: this.inputs[0] };
    const [, value] = this.attributes[0] || ['', 0];
    const text = attributeText(value);
    // A tensor, with its elements if it is small; otherwise a number, a string, which may look alike, or a list of these.
    const [, type, elements] = /^((?:sparse )?[a-z0-9]+\[[0-9, ]*\])(?: = (.*))?$/s.exec(text) || [];
    return { type: type || '', elements: type ? elements || '' : text, statistics: this.more.statistics, isConstant: true };
  }
}

// Returns the last number in a title and the text before it: 3 and "layers" for "layers.3" and "layers.3/attention". Null
// if the title has none. Does not use a regular expression: those that find the number need quadratic time if a long one
// is elsewhere.
function lastNumber(title) {
  const isDigit = i => title[i] >= '0' && title[i] <= '9';
  let end = title.length;
  while (end > 0 && !isDigit(end - 1)) --end;
  let begin = end;
  while (begin > 0 && isDigit(begin - 1)) --begin;
  if (begin === end || (end < title.length && title[end] !== '/')) return null;
  const hasSeparator = begin > 1 && '._/'.includes(title[begin - 1]);
  return { number: Number(title.slice(begin, end)), stem: title.slice(0, hasSeparator ? begin - 1 : begin) };
}

// A group of nodes. Its members are nodes and inner groups; `nodes` are all nodes in it, at any depth.
class Group {
  constructor(graph, parent, name, parameters, members) {
    Object.assign(this, { graph, parent, name, parameters, members: [], nodes: [] });
    this.index = graph.groupCount = (graph.groupCount || 0) + 1;
    let last = -1;
    for (const member of members) {
      if (Array.isArray(member)) {
        const group = new Group(graph, this, member[0], member[1], member.slice(2));
        this.members.push(group);
        for (const node of group.nodes) this.nodes.push(node);
      } else {
        const begin = member < 0 ? last + 1 : member;
        last = member < 0 ? last - member : member;
        for (let i = begin; i <= last; ++i) this.addNode(graph.nodes[i]);
      }
    }
    this.shown = this.nodes.filter(node => !node.isConstant);
    this.first = this.shown.reduce((first, node) => Math.min(first, node.index), Infinity);
    const placeOf = member => member instanceof Group ? member.first : member.index;
    this.members.sort((a, b) => placeOf(a) - placeOf(b));
  }
  addNode(node) {
    node.group = this;
    this.members.push(node);
    this.nodes.push(node);
  }

  // The name without that of an enclosing group: "layers.3" for "model.layers.3" in "model".
  get title() {
    for (let outer = this.parent; outer; outer = outer.parent) {
      if (outer.name && this.name.startsWith(outer.name) && /^[/.]/.test(this.name.slice(outer.name.length))) {
        return this.name.slice(outer.name.length + 1);
      }
    }
    return this.name.replace(/^\/(?=.)/, '');
  }
  // Summary such as "46 nodes \u00b7 7.1 M parameters". Constants are not counted as nodes.
  get content() {
    const nodes = counted(this.shown.length, 'node');
    return this.parameters ? `${nodes} \u00b7 ${amount(this.parameters)} parameter${this.parameters === 1 ? '' : 's'}` : nodes;
  }
  // The title without numbers, how many numbers it covers, and their total if the title states it: ["layer", 8] for
  // "layer.0 to layer.7", ["block", 4, "12"] for "blocks 1 to 4 of 12". Null if the title has no number, and for parts,
  // which differ from each other.
  get series() {
    const { title } = this;
    const part = / (\d+)(?: to (\d+))? of (\d+)$/.exec(title);
    if (part && part.index) {
      const kind = title.slice(0, part.index), [, begin, end, total] = part;
      return kind === 'part' ? null : [kind.replace(/^blocks$/, 'block'), end ? end - begin + 1 : 1, total];
    }
    const at = title.indexOf(' to ');
    const last = at > 0 && lastNumber(title.slice(at + 4)), first = last && lastNumber(title.slice(0, at));
    if (first && first.stem) return [first.stem, last.number - first.number + 1];
    const only = lastNumber(title);
    return only && only.stem ? [only.stem, 1] : null;
  }
  // Summary such as "12 \u00d7 layer" for a group that contains layer.0, layer.1 ..., or '' for fewer than three.
  get repetition() {
    const counts = new Map();
    for (const { series } of this.members) {
      if (!series) continue;
      const [stem, count, total] = series, key = `${stem} ${total}`;
      counts.set(key, [stem, count + (counts.get(key) || [stem, 0])[1]]);
    }
    const [stem, count] = [...counts.values()].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0]);
    if (count < 3) return '';
    return stem === this.title ? `${grouped(count)} blocks` : `${grouped(count)} \u00d7 ${stem}`;
  }
  // Whether the group is one of at least three similar groups in its parent.
  get isOneOfMany() {
    const stem = this.series && this.series[0];
    const isSimilar = ({ operators, series }) => operators === this.operators || (series && series[0] === stem);
    return !!this.parent && this.parent.members.filter(isSimilar).length > 2;
  }
  // The most frequent operators, such as "12 MatMul, 8 Add, 6 Mul, 20 others". Operators with many parameters come
  // first.
  get operators() { return this.operators_ = this.operators_ || this.countOperators(); }
  countOperators() {
    const counts = new Map();
    for (const node of this.shown) {
      const entry = counts.get(node.op) || [0, 0];
      counts.set(node.op, [entry[0] + node.parameters, entry[1] + 1]);
    }
    const few = this.parameters / 20;
    const sorted = [...counts].sort(([, a], [, b]) => (b[0] > few ? b[0] : 0) - (a[0] > few ? a[0] : 0) || b[1] - a[1]);
    const shown = sorted.length > 4 ? sorted.slice(0, 3) : sorted;
    const others = sorted.slice(shown.length).reduce((sum, [, [, count]]) => sum + count, 0);
    return shown.map(([op, [, count]]) => `${grouped(count)} ${op}`).join(', ') + (others ? `, ${counted(others, 'other')}` : '');
  }
}

// Returns the bodies of a node: its subgraphs, and the function that it calls.
function bodiesOf(node) {
  const bodies = [];
  for (const [name, value] of node.attributes) {
    for (const graph of value.graphs || []) bodies.push({ title: name, graph: graphs[graph] });
  }
  const called = functions.get([node.domain, node.op, node.more.overload || ''].join('\0'));
  if (called) bodies.push({ title: 'function', graph: called });
  return bodies;
}

const graphs = model.graphs.map((_, i) => new Graph(i));
const functions = new Map(graphs.filter(graph => graph.isFunction).map(graph => [graph.data.function.join('\0'), graph]));
graphs.forEach(graph => graph.connect());
(model.training || []).forEach(({ initialization, algorithm }, i) => {
  if (initialization !== undefined) graphs[initialization].training = `initialization ${i + 1}`;
  if (algorithm !== undefined) graphs[algorithm].training = `training algorithm ${i + 1}`;
});

// Formats a number with commas: "1,234,567". Number.toLocaleString() is so slow that drawing would take noticeably
// longer.
function grouped(count) { return String(count).replace(/\B(?=(\d{3})+$)/g, ','); }
function counted(count, noun) { return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`; }

// Formats a number with a unit: "7.1 M".
function amount(number) {
  for (const [unit, size] of [['G', 1e9], ['M', 1e6], ['k', 1e3]]) {
    if (number >= size) return `${(number / size).toFixed(number < 100 * size ? 1 : 0)} ${unit}`;
  }
  return String(number);
}

// Returns the number of elements of a type such as "float[64, 3]".
function elementsOf(type) {
  const shape = /\[([0-9, ]*)\]$/.exec(type);
  return shape ? shape[1].split(',').reduce((product, size) => product * (size.trim() ? Number(size) : 1), 1) : 0;
}

// ---- kinds of operators; each kind has a colour
const kKinds = {
  convolution: ['Convolution', /^(QLinear)?Conv(Transpose|Integer)?$|^(Deform|Fused|Nhwc|Causal)Conv|^Col2Im$/],
  matrix: ['Matrix product', /MatMul|Gemm|^Einsum$|^(LSTM|GRU|RNN)$|Attention|^Linear(Classifier|Regressor)$|^SVM|Dense$|^RotaryEmbedding$/],
  normalization: ['Normalization', /Normali[sz]|Norm$|^LRN$|^MeanVariance|^Scaler$|^Dropout$/],
  activation: ['Activation', /(^|Leaky|P|Thresholded|Cl?ip|Fused)Relu\d?$|^(Sigmoid|Tanh|Elu|Selu|Celu|Gelu|FastGelu|BiasGelu|QuickGelu|Mish|Silu|Swish|HardSigmoid|HardSwish|HardTanh|Softplus|Softsign|Softmax|LogSoftmax|Hardmax|Clip|Erf|Shrink|SwiGLU|PRelu)$/],
  arithmetic: ['Arithmetic, comparison', /^(Add|Sub|Mul|Div|Pow|Sqrt|Exp|Log|Abs|Neg|Ceil|Floor|Round|Sign|Mod|Reciprocal|Sum|Mean|Min|Max|Sin|Cos|Tan|A?(sin|cos|tan)h?|Asinh?|Acosh?|Atanh?|Sinh|Cosh|And|Or|Xor|Not|Equal|Greater|Less|GreaterOrEqual|LessOrEqual|BitShift|Bitwise.*|IsNaN|IsInf|Where|CumSum|Det|FMod)$/],
  reduction: ['Pooling, reduction', /Pool|^Reduce|^Arg(Max|Min)$|^TopK$|NonMaxSuppression|RoiAlign|^Unique$|^NonZero$/],
  shape: ['Shape', /^(Reshape|Transpose|Squeeze|Unsqueeze|Flatten|Shape|Size|Expand|DepthToSpace|SpaceToDepth|ConstantOfShape|Constant)$/],
  movement: ['Data movement', /^(Concat|Split|Slice|Gather.*|Scatter.*|Pad|Tile|Resize|Upsample|Cast|CastLike|BitCast|Identity|OneHot|Range|Compress|Reverse.*|Crop.*|GridSample|AffineGrid|EyeLike|Trilu|TensorScatter|Random.*)$/],
  control: ['Control flow, functions', /^(If|Loop|Scan|SequenceMap|Sequence.*|ConcatFromSequence|SplitToSequence|Optional.*)$/],
  quantization: ['Quantization', /[Qq]uantize|^QLinear|^QGemm|^MatMulNBits|Integer$/],
  other: ['Other', /^/],
};
const kindOfOp = new Map();
function kindOf(node) {
  if (node.bodies.length) return 'control';
  if (!kindOfOp.has(node.op)) {
    const isQuantized = kKinds.quantization[1].test(node.op);
    kindOfOp.set(node.op, isQuantized ? 'quantization' : Object.keys(kKinds).find(kind => kKinds[kind][1].test(node.op)));
  }
  return kindOfOp.get(node.op);
}
