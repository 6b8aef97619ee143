// The visible part of the picture: zooming, moving, the overview, and saving as an image.
const view = { x: 0, y: 0, k: 1 };  // point p of the scene is displayed at p * k + (x, y)
const kSmallest = 0.04, kLargest = 4;
const kReadable = 0.45;  // at a smaller scale, text is too small to read
const minimap = document.getElementById('minimap');

// The size of the picture on the screen. It is stored, because reading it after a change forces the browser to lay out
// the page immediately.
let screenSize = null;
function size() { return screenSize = screenSize || [svg.clientWidth || 800, svg.clientHeight || 600]; }
window.addEventListener('resize', () => { screenSize = null; showView(); });
function contentSize() { return [root.w, root.h - kBar]; }

function showView() {
  scene.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.k})`);
  scheduleMinimap();
}
function moveView(dx, dy) { view.x += dx; view.y += dy; showView(); }
function zoomAt(factor, x, y) {
  const k = Math.min(kLargest, Math.max(kSmallest, view.k * factor));
  view.x = x - (x - view.x) * k / view.k;
  view.y = y - (y - view.y) * k / view.k;
  view.k = k;
  showView();
}
function zoomCentre(factor) { const [w, h] = size(); zoomAt(factor, w / 2, h / 2); }

function fittingScale() {
  const [w, h] = size(), [cw, ch] = contentSize();
  return Math.min(1, (w - 40) / cw, (h - 90) / ch);
}
// Shows the whole graph if it is readable at that scale, and otherwise its beginning. Never enlarges beyond 1:1.
function fitView() {
  const [w, h] = size(), [cw, ch] = contentSize();
  view.k = Math.max(kReadable, fittingScale());
  const begin = root.children.find(child => child.kind === 'input') || root.children[0];
  const middle = cw * view.k <= w ? cw / 2 : begin ? begin.left + begin.w / 2 : cw / 2;
  const margin = 20, left = w / 2 - middle * view.k;
  view.x = cw * view.k <= w ? left : Math.min(margin, Math.max(w - margin - cw * view.k, left));
  view.y = ch * view.k <= h - 90 ? (h - ch * view.k) / 2 : 44;
  showView();
}
// Moves the view so that a box is completely visible, and enlarges it if it is too small to read.
function lookAt(id) {
  const { box, x, y } = drawn.get(id);
  const [w, h] = size();
  if (view.k < kReadable) { view.k = 0.8; }
  const left = x * view.k + view.x, top = y * view.k + view.y;
  const isVisible = left >= 10 && top >= 40 && left + box.w * view.k <= w - 10 && top + Math.min(box.h * view.k, h / 2) <= h - 10;
  if (!isVisible) {
    view.x = w / 2 - (x + box.w / 2) * view.k;
    view.y = h / 2 - (y + Math.min(box.h, h / view.k / 2) / 2) * view.k;
  }
  showView();
}

// ---- pointer
let drag = null;
svg.addEventListener('pointerdown', event => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
window.addEventListener('pointermove', event => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true });
  svg.classList.add('dragging');
  moveView(dx, dy);
});
window.addEventListener('pointerup', () => { svg.classList.remove('dragging'); setTimeout(() => { drag = null; }); });
svg.addEventListener('wheel', event => {
  event.preventDefault();
  const at = svg.getBoundingClientRect();
  zoomAt(Math.exp(-event.deltaY * 0.0015), event.clientX - at.left, event.clientY - at.top);
}, { passive: false });

// ---- overview, shown if the picture is larger than the window
let isScheduled = false;
function scheduleMinimap() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => { isScheduled = false; drawMinimap(); });
}
function minimapScale() { const [cw, ch] = contentSize(); return Math.min(180 / cw, 130 / ch); }
function drawMinimap() {
  const [w, h] = size(), [cw, ch] = contentSize();
  const isWhole = view.x >= 0 && view.y >= 0 && view.x + cw * view.k <= w && view.y + ch * view.k <= h;
  minimap.style.display = isWhole ? 'none' : 'block';
  if (isWhole) return;
  const k = minimapScale(), pen = minimap.getContext('2d'), style = getComputedStyle(svg);
  minimap.width = Math.max(20, cw * k);  // also clears it
  minimap.height = Math.max(20, ch * k);
  for (const { box, x, y } of drawn.values()) {
    pen.fillStyle = style.getPropertyValue(box.open ? '--open' : box.kind === 'group' ? '--group-line' : '--line');
    pen.fillRect(x * k, y * k, Math.max(1, box.w * k), Math.max(1, box.h * k));
  }
  pen.strokeStyle = style.getPropertyValue('--accent');
  pen.lineWidth = 1.5;
  pen.strokeRect(-view.x / view.k * k, -view.y / view.k * k, w / view.k * k, h / view.k * k);
}
function moveByMinimap(event) {
  if (!event.buttons) return;
  const at = minimap.getBoundingClientRect(), [w, h] = size(), k = minimapScale();
  view.x = w / 2 - (event.clientX - at.left) / k * view.k;
  view.y = h / 2 - (event.clientY - at.top) / k * view.k;
  showView();
}
minimap.addEventListener('pointerdown', moveByMinimap);
minimap.addEventListener('pointermove', moveByMinimap);

// ---- saving the visible part
function visibleAsSvg() {
  const [w, h] = size();
  const copy = svg.cloneNode(true);
  for (const [name, value] of Object.entries({ width: w, height: h, viewBox: `0 0 ${w} ${h}` })) copy.setAttribute(name, value);
  for (const element of copy.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex');
  const style = shape(copy, 'style', {}, document.getElementById('picture-style').textContent);
  const back = shape(copy, 'rect', { width: w, height: h, style: 'fill: var(--back)' });
  copy.prepend(style, back);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
function save(blob, ending) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = document.title.replace(/\.[a-z]+$/i, '') + ending;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
function saveSvg() { save(visibleAsSvg(), '.svg'); }
function savePng() {
  const [w, h] = size(), sharpness = 2;
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: w * sharpness, height: h * sharpness });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(image.src);
    canvas.toBlob(blob => save(blob, '.png'));
  };
  image.src = URL.createObjectURL(visibleAsSvg());
}
