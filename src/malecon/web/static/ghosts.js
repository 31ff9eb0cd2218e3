// What a choice would change stands pale on the board while it is chosen; the board itself stays as it is.
import { svg } from "./motion.js";
import { ask, table } from "./server.js";

let wanted;
const told = new Map();

export function vanish() {
  wanted = undefined;
  for (const each of document.querySelectorAll("#drawing .ghost")) each.remove();
  for (const each of document.querySelectorAll("#drawing .leaving")) each.classList.remove("leaving");
}

// The moves that are chosen in a card's control now.
const chosen = (form) => (form.matches(".several")
  ? [...form.querySelectorAll(".ticks :checked")].map((each) => each.value)
  : ((form.querySelector(".steps > li.chosen .do") ?? form.querySelector(".do"))?.dataset.move ?? "").split(";").filter(Boolean));

export async function haunt(form, moves = chosen(form)) {
  vanish();
  if (!moves.length || !document.getElementById("drawing")) return;
  const mine = (wanted = {}), key = `${table().dataset.n} ${moves.join(";")}`;
  if (!told.has(key)) { if (told.size > 60) told.clear(); told.set(key, ask("ghosts", moves).catch(() => ({}))); }
  const { come = [], go = [] } = await told.get(key);
  if (wanted !== mine) return;
  for (const id of go) document.getElementById(id)?.classList.add("leaving");
  for (const ghost of come) stand(ghost);
}

// Right above what stands there now, so that its edges and what is pressed stay on top.
function stand({ of, svg: drawn, moves }) {
  const board = document.getElementById("drawing"), now = document.getElementById(of), made = svg("g", { class: "ghost", "aria-hidden": "true" });
  made.innerHTML = drawn;
  const piece = made.firstElementChild;
  if (moves) now?.classList.add("leaving");
  if (now?.dataset.rail) made.prepend(way(now, piece));
  if (now?.matches(".stand")) now.after(made);
  else board.append(made);
}

// From where it stands to where it would, along its road.
function way({ dataset: { rail, at } }, piece) {
  const marks = rail.split(" ").map((mark) => mark.split(",", 2).join(" ")), to = +piece.dataset.at, path = [];
  for (let mark = +at; ; mark = (mark + 1) % marks.length) { path.push(marks[mark]); if (mark === to) break; }
  return svg("path", { class: "way", d: `M${path.join("L")}` });
}
