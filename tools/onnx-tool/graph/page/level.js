// Levels: the items of a graph or group, and the links between them.

// An occurrence of a graph: the main graph, a function shown separately, or the body of a node. A function occurs in
// every node that calls it.
class Place {
  constructor(graph, caller, body) {
    this.graph = graph;
    this.caller = caller;  // { place, node }, or null
    this.body = body;      // the index of the body of the calling node
    this.id = caller ? `${caller.place.id}:${caller.node.index}.${body}` : `g${graph.index}`;
  }
  // Returns the place of the body with index `body` of a node in this place.
  inner(node, body) { return new Place(node.bodies[body].graph, { place: this, node }, body); }

  nodeId(node) { return `${this.id}:${node.index}`; }
  groupId(group) { return `${this.id}#${group.index}`; }
  idOf(member) { return member instanceof Group ? this.groupId(member) : this.nodeId(member); }
}

// Returns the place of a subgraph in its node, or a separate place for a function or the main graph.
function placeOf(graph) {
  if (graph.isFunction || !graph.callers.length) return new Place(graph, null, 0);
  const node = graph.callers[0];
  return placeOf(node.graph).inner(node, node.bodies.findIndex(body => body.graph === graph));
}

// If a graph has more inputs or outputs than this, they are drawn as one box.
const kMostEnds = 16;

// A box for one input or output of a level, or for all of them. `names` are the names of the values.
class End {
  constructor(kind, names) { Object.assign(this, { kind, names }); }
}
function endsOf(kind, names) {
  return names.length > kMostEnds ? [new End(kind, names)] : names.map(name => new End(kind, [name]));
}

// The items of a group, which may be the root group of a graph, and the values that pass between them:
// items: [Node | Group | End], links: [{ from, to, names }], where `from` and `to` are indexes of items;
// needs: [set of the names that the item uses but no item computes], one set for each item;
// made: Map from the name of a value to the index of the item that computes it.
class Level {
  // If `hasEnds` is true, the inputs and outputs of the group are also items.
  constructor(group, hasEnds) {
    this.graph = group.graph;
    this.items = group.members.filter(member => !(member instanceof Node && member.isConstant));
    this.made = new Map();
    const owner = new Map();
    this.items.forEach((item, i) => {
      for (const node of item.nodes || [item]) {
        owner.set(node, i);
        for (const value of node.outputs) if (value) this.made.set(value, i);
      }
    });
    this.needs = this.items.map(() => new Set());
    this.links_ = new Map();
    this.items.forEach((item, i) => {
      for (const node of item.nodes || [item]) for (const name of node.uses) this.addUse(name, i);
    });
    if (hasEnds) this.addEnds(group);
    this.links = [...this.links_.values()];
  }

  addUse(name, to) {
    const from = this.made.get(name);
    if (from === to || this.graph.weight(name)) return;
    if (from === undefined) this.needs[to].add(name);
    else this.addLink(from, to, name);
  }
  addLink(from, to, name) {
    const key = `${from},${to}`;
    if (!this.links_.has(key)) this.links_.set(key, { from, to, names: new Set() });
    this.links_.get(key).names.add(name);
  }

  addEnds(group) {
    const isGraph = !group.parent;
    const own = this.graph.inputs.filter(name => name && !this.graph.weights.has(name));
    const used = [...new Set(this.needs.flatMap(needs => [...needs]))];
    for (const end of endsOf('input', isGraph ? own : used)) {
      for (const name of end.names) this.made.set(name, this.items.length);
      this.items.push(end);
    }
    this.needs.slice().forEach((needs, to) => {
      for (const name of needs) {
        const from = this.made.get(name);
        if (from === undefined || from === to) continue;
        this.addLink(from, to, name);
        needs.delete(name);
      }
    });
    for (const end of endsOf('output', isGraph ? this.graph.outputs : this.usedOutside(group))) {
      const to = this.items.push(end) - 1;
      this.needs[to] = new Set();
      for (const name of end.names) if (name) this.addUse(name, to);
    }
    this.items.forEach((_, i) => { this.needs[i] = this.needs[i] || new Set(); });
  }

  usedOutside(group) {
    const inside = new Set(group.nodes);
    return group.nodes.flatMap(node => node.outputs).filter(
        name => name && (this.graph.outputNames.has(name) ||
                         (this.graph.consumers.get(name) || []).some(node => !inside.has(node))));
  }
}

const levels = new Map();
function levelOf(group, hasEnds) {
  if (!levels.has(group)) levels.set(group, {});
  const known = levels.get(group);
  return known[hasEnds] = known[hasEnds] || new Level(group, hasEnds);
}
