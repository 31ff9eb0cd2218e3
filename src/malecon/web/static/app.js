// What makes the pages an app: links are copied and shared, the worker is registered, the house can be installed.
const root = document.documentElement;
root.classList.add("scripted");
if (navigator.share) root.classList.add("shares");

// --- links -----------------------------------------------------------------------------------------------------------
// Without https a browser has no clipboard for pages, but still copies what is selected.
async function copy(field) {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else if (!document.execCommand("copy")) throw new Error("not copied");
}

async function hand(button) {
  const place = button.closest(".handout"), field = place.querySelector("input"), said = place.querySelector("[role=status]");
  try {
    if (button.dataset.hand === "share") await navigator.share({ title: document.title, text: place.dataset.text, url: field.value });
    else { await copy(field); said.textContent = place.dataset.done; }
  } catch {
    // Whoever closes the sheet of ways to share has changed their mind; else the link stands there, selected.
    if (button.dataset.hand !== "share") field.select();
  }
}

document.addEventListener("click", (event) => {
  const { target } = event;
  const button = target.closest("button[data-hand]");
  if (button) hand(button);
  else if (target.matches(".handout input")) target.select();
  // Going back, and not there anew, keeps what was typed.
  else if (target.closest("[data-went]") && history.length > 1) { event.preventDefault(); history.back(); }
  else if (target.closest("[data-again]")) { event.preventDefault(); location.reload(); }
  else if (target.closest("[data-install]")) install.asked?.prompt();
});

// --- who waits for a round -------------------------------------------------------------------------------------------
// A tournament's page looks again while its reader waits for the next table; not while they type, nor behind other pages.
async function look() {
  const page = document.querySelector("main[data-waits]");
  if (!page || document.hidden || page.contains(document.activeElement)) return;
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (next) Idiomorph.morph(page, next, { morphStyle: "outerHTML" });
}
if (document.querySelector("main[data-waits]")) setInterval(look, 15000);

// --- moments ---------------------------------------------------------------------------------------------------------
// As this person's own clock has them; without a script they stand there by the world's.
const moments = new Intl.DateTimeFormat(root.lang, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
function local() {
  for (const one of document.querySelectorAll("time[datetime]")) {
    const said = moments.format(new Date(one.dateTime));
    if (one.textContent !== said) one.textContent = said;
  }
}
if (document.querySelector("#table, time[datetime]")) { new MutationObserver(local).observe(document.body, { childList: true, subtree: true, characterData: true }); local(); }

// --- the app ---------------------------------------------------------------------------------------------------------
const install = {};
function offer(asked) {
  install.asked = asked;
  root.classList.toggle("installs", Boolean(asked));
}
addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offer(event); });
addEventListener("appinstalled", () => offer());
// The page of a cut line stands in another's place and makes room for it as soon as the house answers.
if (document.querySelector("[data-again]") && location.pathname !== "/offline") {
  const ask = () => fetch("/manifest.webmanifest", { cache: "no-store" }).then(() => location.reload(), () => {});
  setInterval(ask, 3000);
  addEventListener("online", ask);
}
if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
