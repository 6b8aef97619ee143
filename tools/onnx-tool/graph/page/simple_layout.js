// A simple layered layout, used if the page is built without dagre or if dagre fails.

// Sets the centre (x, y) of each box and the `points` of each link. Boxes have w and h; links are { from, to }, indexes
// of boxes.
function layeredSimply(boxes, links, gapX, gapY) {
  const rows = [];
  const ranks = ranksOf(boxes.length, links);
  const all = boxes.map((box, i) => ({ box, w: box.w, rank: ranks[i], up: [], down: [] }));
  all.forEach(entry => (rows[entry.rank] = rows[entry.rank] || []).push(entry));
  const chains = links.map(link => {
    let [from, to] = [all[link.from], all[link.to]];
    if (from.rank > to.rank) [from, to] = [to, from];
    const chain = [from];
    for (let rank = from.rank + 1; rank < to.rank; ++rank) {  // reserves space in each row that the link crosses
      const place = { box: null, w: 6, rank, up: [], down: [] };
      (rows[rank] = rows[rank] || []).push(place);
      chain.push(place);
    }
    chain.push(to);
    chain.slice(1).forEach((lower, i) => { chain[i].down.push(lower); lower.up.push(chain[i]); });
    return chain;
  });
  for (let sweep = 0; sweep < 6; ++sweep) {
    const ordered = sweep % 2 ? rows.slice().reverse() : rows;
    for (const row of ordered) order(row, sweep % 2 ? 'down' : 'up', gapX);
  }
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map(entry => entry.box ? entry.box.h : 0));
    for (const entry of row) {
      entry.y = y + height / 2;
      entry.top = y;
      entry.bottom = y + height;
      if (entry.box) Object.assign(entry.box, { x: entry.x, y: entry.y });
    }
    y += height + gapY;
  }
  links.forEach((link, i) => {
    const points = chains[i].flatMap(entry => entry.box
        ? [{ x: entry.x, y: entry.y, box: entry.box }]
        : [{ x: entry.x, y: entry.top }, { x: entry.x, y: entry.bottom }]);
    const first = points[0], last = points[points.length - 1];
    if (last.y > first.y) { first.y += first.box.h / 2; last.y -= last.box.h / 2; }
    link.points = all[link.from] === chains[i][0] ? points : points.reverse();
  });
}

// Returns the row of each box. A box is below all boxes that have links to it; links that close a cycle are ignored.
function ranksOf(count, links) {
  const down = Array.from({ length: count }, () => []);
  for (const { from, to } of links) if (from !== to) down[from].push(to);
  const state = new Uint8Array(count);
  const order = [];
  for (let start = 0; start < count; ++start) {
    if (state[start]) continue;
    const stack = [[start, 0]];
    state[start] = 1;
    while (stack.length) {
      const top = stack[stack.length - 1];
      if (top[1] < down[top[0]].length) {
        const next = down[top[0]][top[1]++];
        if (!state[next]) { state[next] = 1; stack.push([next, 0]); }
      } else {
        order.push(top[0]);
        stack.pop();
      }
    }
  }
  const ranks = new Array(count).fill(0);
  const position = new Map(order.reverse().map((box, i) => [box, i]));
  for (const box of order) {
    for (const to of down[box]) {
      if (position.get(to) > position.get(box)) ranks[to] = Math.max(ranks[to], ranks[box] + 1);
    }
  }
  return ranks;
}

// Sorts the boxes of a row by the average x of their neighbours in the row above or below (`side`), and places them
// without overlaps.
function order(row, side, gap) {
  row.forEach((entry, i) => {
    const places = entry[side].filter(other => other.x !== undefined).map(other => other.x);
    entry.wanted = places.length ? places.reduce((sum, x) => sum + x, 0) / places.length : entry.x ?? i * 1e-3;
  });
  row.sort((a, b) => a.wanted - b.wanted);
  let right = -Infinity;
  for (const entry of row) {
    entry.x = Math.max(entry.wanted, right + entry.w / 2 + gap);
    right = entry.x + entry.w / 2;
  }
  const shift = row.reduce((sum, entry) => sum + entry.x - entry.wanted, 0) / row.length;
  for (const entry of row) entry.x -= shift;
}
