// Played and better, marked on the board where they lie.
import { svg } from "./motion.js";
import * as zones from "./zones.js";

export function mark() {
  const board = document.getElementById("drawing"), told = document.getElementById("board").dataset.marks;
  if (!board) return;
  board.querySelectorAll(".judged").forEach((each) => each.remove());
  const made = [], labels = [];
  for (const [thing, kind, label, colour] of told.split("\n").filter(Boolean).map((one) => one.split("|"))) {
    const at = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (!at) continue;
    const { x, y, width, height } = zones.place(zones.face(at));
    const group = svg("g", { class: `judged judged-${kind}`, "data-colour": colour }, svg("rect", { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 12 }));
    made.push(group);
    board.append(group);
    if (!label) continue;
    const wide = 11 * label.length + 26, left = Math.max(4, Math.min(1196 - wide, x + width / 2 - wide / 2));
    // Above the thing, else below it, else higher up: one label never covers another.
    const free = (at) => at >= 2 && at <= 786 && labels.every(([l, t, w]) => left > l + w + 4 || l > left + wide + 4 || Math.abs(at - t) > 34);
    const top = [y - 36, y + height + 6, y - 72, y + height + 42].find(free) ?? Math.max(2, y - 36);
    labels.push([left, top, wide]);
    group.append(svg("rect", { class: "plaque", x: left, y: top, width: wide, height: 32, rx: 16 }), svg("text", { x: left + wide / 2, y: top + 23 }, label));
  }
  zones.follow(made.map((each) => each.firstChild));
}
