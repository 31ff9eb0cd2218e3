"use strict";
// Keeps what every page needs to look like itself, and a page for when the line is cut. Tables, seats and links are never
// kept: what isn't named here goes to the house untouched.
const CACHE = "malecon-{{ release }}";
const PAGES = {{ pages | tojson }};
const LOOKS = {{ looks | tojson }};
const SPOKEN = "/spoken";

self.addEventListener("install", (event) => {
  // Without cookies: nothing of a person is in what is kept.
  const wanted = [...PAGES, ...LOOKS].map((url) => new Request(url, { credentials: "omit" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("malecon-") && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (request.method === "GET" && url.pathname.startsWith("/static/")) event.respondWith(looks(event));
});

// A reminder of a table, read by nobody on its way.
self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { return; }
  const { title = "Malecón", text = "", url = "/tables" } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: url, data: { url }, icon: "/static/icon-192.png" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url || "/tables", location.origin);
  if (wanted.origin !== location.origin) return;
  event.waitUntil(clients.matchAll({ type: "window" }).then((open) => {
    const there = open.find((page) => new URL(page.url).pathname === wanted.pathname);
    return there ? there.focus() : clients.openWindow(wanted.href);
  }));
});

// The house answers for its pages; only the language it answers in is remembered.
async function visit(event) {
  try {
    const answer = await fetch(event.request), lang = answer.headers.get("content-language");
    if (lang) event.waitUntil(caches.open(CACHE).then((cache) => cache.put(SPOKEN, new Response(lang))));
    return answer;
  } catch {
    // What was sent is not sent again by itself: back to the page it was sent from.
    if (event.request.method !== "GET") return Response.redirect(event.request.referrer || "/", 303);
    const cache = await caches.open(CACHE), spoken = await cache.match(SPOKEN);
    const lang = (await spoken?.text()) || navigator.language.slice(0, 2);
    return (await cache.match(`/offline?lang=${lang}`)) || (await cache.match(PAGES[0])) || Response.error();
  }
}

// An address with ?v= changes with its file, a type face doesn't change within a release: the copy is as good.
async function looks({ request }) {
  const cache = await caches.open(CACHE), firm = /\?v=|\.woff2$/.test(request.url);
  const kept = await cache.match(request);
  if (kept && firm) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request, answer.clone());
    return answer;
  } catch {
    // Scripts name each other without ?v=: without a line the one that is kept will do.
    return (await cache.match(request, { ignoreSearch: true })) || Response.error();
  }
}
