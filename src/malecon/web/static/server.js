// Talking to the server: one decision from one position, and the line by which news comes.
export const here = location.pathname.replace(/\/$/, "");
export const table = () => document.getElementById("table");
// What this seat is asked: others may choose at the same time, and it is still the same.
export const step = () => { const { seat, step, turn } = table().dataset; return `${seat} ${step} ${turn}`; };
let press, deed;

// What somebody said can be answered by a press on it.
export function toast(text, reply) {
  const line = document.getElementById("toast");
  line.textContent = text;
  if (reply) { line.append(" ", Object.assign(document.createElement("b"), { textContent: reply })); Object.assign(line.dataset, { open: "story", to: "chat-text" }); }
  else { delete line.dataset.open; delete line.dataset.to; }
  line.classList.add("shown");
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => line.classList.remove("shown"), 6000);
}

// What the server says to it, or nothing where it was refused or never came there.
export async function post(url, body, type) {
  const asked = `${url} ${body}`;
  if (post.underway.has(asked)) return;
  post.underway.add(asked);
  deed = press;
  try {
    const headers = { Accept: "application/json", ...(type && { "Content-Type": type }) };
    const answer = await fetch(url, { method: "POST", headers, body });
    const said = await answer.json().catch(() => ({}));
    if (said.location) location.assign(said.location);
    if (answer.ok) { if (said.told) toast(said.told); return said; }
    toast(said.message || answer.statusText);
  } catch {
    // Who keeps what couldn't be sent says so itself.
    const unsent = new CustomEvent("unsent", { cancelable: true, detail: { url, body: String(body), type } });
    if (document.dispatchEvent(unsent)) toast(document.body.dataset.offline);
  } finally {
    post.underway.delete(asked);
  }
}
post.underway = new Set();

// From one position one decision is sent: the next when another position is shown, or when this one still stands.
export async function decide(url, body, type) {
  const { n } = table().dataset;
  if (decide.from === n) return;
  decide.from = n;
  const said = await post(url, body, type);
  if (decide.from === n && (!said || String(said.n) === n)) decide.from = undefined;
}

export function move(notation) {
  const { n, seat } = table().dataset;
  const moves = notation.split(";").filter(Boolean);
  decide(`${here}/moves`, JSON.stringify({ n: +n, moves, seat: +seat }), "application/json");
}

export async function why(notation) {
  const answer = await fetch(`${here}/why?move=${encodeURIComponent(notation)}`);
  toast((await answer.json()).why);
}

// After the first page only what changed comes: the new tags, and where those go that this page has already.
function whole({ html, parts }, tags) {
  if (html !== undefined) return html;
  const made = [];
  for (let i = 0; i < parts.length; i++) {
    if (typeof parts[i] === "string") made.push(parts[i]);
    else { made.push(...tags.slice(parts[i], parts[i] + parts[i + 1])); i++; }
  }
  return made.join("");
}

export function connect(show, pause = 500) {
  // Not every browser says by itself which language a socket wants.
  const live = `${here}/live?lang=${document.documentElement.lang}`;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + live);
  let tags = [];
  socket.onmessage = (event) => {
    pause = 500;
    const news = JSON.parse(event.data), html = whole(news, tags);
    tags = html.match(/<[^<]*|^[^<]+/g);
    show({ ...news, html });
  };
  socket.onclose = () => setTimeout(connect, pause + Math.random() * pause, show, Math.min(pause * 1.5, 15000));
  const alive = setInterval(() => socket.readyState === 1 && socket.send('{"here": true}'), 30000);
  socket.addEventListener("close", () => clearInterval(alive));
}


// What would come of these moves, as far as it is certain: told in words and signs (foresee), or drawn (ghosts).
export async function ask(what, moves) {
  const { n, seat } = table().dataset;
  const asked = new URLSearchParams([["n", n], ["seat", seat], ...moves.map((each) => ["move", each])]);
  const answer = await fetch(`${here}/${what}?${asked}`, { headers: { Accept: "application/json" } });
  return answer.json().catch(() => ({}));
}
export const foresee = (moves) => ask("foresee", moves);

// A button that has come to mean something else dozes for a moment: who presses it then meant what stood there before.
const DOZES = 400;
export function doze(button) {
  button.setAttribute("data-dozes", "");
  setTimeout(() => { for (const each of document.querySelectorAll("[data-dozes]")) each.removeAttribute("data-dozes"); }, DOZES);
}
document.addEventListener("click", (event) => {
  if (!event.detail || !event.target.closest("[data-dozes]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// A tap so soon after one that did something, and so near, is its echo: whatever has come to stand there isn't meant.
const SOON = 350, NEAR = 40;
document.addEventListener("click", (event) => {
  press = event.detail ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : undefined; // keys have no place
  if (!press || !deed || press.at - deed.at > SOON || Math.hypot(press.x - deed.x, press.y - deed.y) > NEAR) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
