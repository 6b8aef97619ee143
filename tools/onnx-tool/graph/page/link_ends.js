// Attaches the ends of links to boxes, after layout.js has placed these.

// Moves the ends of a link to the ports of the open boxes that it connects, or to the border of the enclosing box.
function attach(link, children, box) {
  const source = children[link.from], target = children[link.to];
  const out = source && source.open ? nextPort(source, 'outs') : null;
  const into = target && target.open ? nextPort(target, 'ins') : null;
  const points = link.points = link.points || (link.isHidden ? straight(source, target, box) : null);
  if (!points) return;
  const last = points.length - 1;
  if (link.port !== undefined && !source) points[0] = { x: (box.ins && box.ins[link.port]) ?? box.w / 2, y: kBar };
  if (link.port !== undefined && !target) points[last] = { x: box.outs[link.port], y: box.h };
  if (source && source.open) {
    const isUp = points[1].y < source.top;
    points[0] = { x: source.left + (out ?? nearest(source, points[1])), y: isUp ? source.top : source.top + source.h };
  }
  if (target && target.open) {
    const isUp = points[last - 1].y > target.top + target.h;
    points[last] = { x: target.left + (into ?? nearest(target, points[last - 1])), y: isUp ? target.top + target.h : target.top };
    link.endsAtFrame = into === null;
  }
}
// Returns the x in the box of its next port, or null for a value that does not enter or leave its inside, such as the
// condition of an If.
function nextPort(box, side) {
  const next = side === 'ins' ? 'nextIn' : 'nextOut';
  box[next] = (box[next] ?? -1) + 1;
  return (box[side] || [])[box[next]] ?? null;
}
function nearest(box, { x }) { return Math.min(Math.max(x - box.left, 20), box.w - 20); }
function straight(source, target, box) {
  const end = { x: target.left + target.w / 2, y: target.top };
  return [source ? { x: source.left + source.w / 2, y: source.top + source.h } : { x: box.w / 2, y: kBar }, end];
}
