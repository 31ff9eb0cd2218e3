// Played and better, marked on the board where they lie.
import { svg } from "./motion.js";
import * as zones from "./zones.js";

const LINE = 26, LETTER = 11, ROUND = 14;
const apart = (a, b) => a.x > b.x + b.width || b.x > a.x + a.width || a.y > b.y + b.height || b.y > a.y + a.height;

// On its own thing where that has room for it, so that nobody takes it for another's; else beside it, over no other mark.
function plaque(label, thing, taken) {
  const words = label.split(/\s*:\s*/), most = Math.max(...words.map((word) => word.length));
  const width = LETTER * most + 2 * ROUND, height = LINE * words.length + 8, middle = thing.x + thing.width / 2;
  if (width <= thing.width + 8 && height <= thing.height) return { x: middle - width / 2, y: thing.y + 2, width, height, words };
  const wide = LETTER * label.length + 2 * ROUND, x = Math.max(4, Math.min(1196 - wide, middle - wide / 2));
  const places = [-40, thing.height + 8, -76, thing.height + 44].map((by) => ({ x, y: thing.y + by, width: wide, height: LINE + 6, words: [label] }));
  return places.find((one) => one.y >= 2 && one.y <= 786 && taken.every((other) => apart(one, other))) ?? { ...places[0], y: Math.max(2, places[0].y) };
}

export function mark() {
  const board = document.getElementById("drawing"), told = document.getElementById("board").dataset.marks;
  if (!board) return;
  board.querySelectorAll(".judged").forEach((each) => each.remove());
  const made = [];
  for (const [thing, kind, label, colour] of told.split("\n").filter(Boolean).map((one) => one.split("|"))) {
    const at = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (!at) continue;
    const place = zones.place(zones.face(at)), { x, y, width, height } = place;
    const group = svg("g", { class: `judged judged-${kind}`, "data-colour": colour }, svg("rect", { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 12 }));
    made.push({ group, place, label });
    board.append(group);
  }
  const labels = [], named = made.filter((one) => one.label);
  for (const { group, place, label } of named) {
    const others = made.filter((one) => one.group !== group).map((one) => one.place), at = plaque(label, place, [...others, ...labels]);
    labels.push(at);
    group.append(svg("rect", { class: "plaque", x: at.x, y: at.y, width: at.width, height: at.height, rx: ROUND }),
      ...at.words.map((word, row) => svg("text", { x: at.x + at.width / 2, y: at.y + 22 + LINE * row }, word)));
  }
  // What was played and what was better is looked for; what would follow is seen where that is.
  zones.follow((named.length ? named : made).map((one) => one.group.firstChild));
}
