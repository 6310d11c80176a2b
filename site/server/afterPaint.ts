/** What scripts and preloads are called until the page has been painted: browsers leave such a name alone. */
const waiting = 'x-after-paint';

/** Longest time in ms that scripts wait for the pictures of the first screen. */
const patience = 3000;

/** Longest time in ms after the paint that the browser may take to find itself idle. */
const soon = 300;

/**
 * Fetches styles and scripts once the page has been painted, at the first press or key, or when patience ends. Each in a
 * task of its own: together they would keep a phone from answering.
 */
const start = `(()=>{
const all=(selector,use)=>document.querySelectorAll(selector).forEach((found)=>setTimeout(use,0,found));
const start=()=>{
all("link[rel=${waiting}]",(link)=>{link.rel=link.as?"preload":"modulepreload"});
all("script[type=${waiting}]",(script)=>{
const copy=document.createElement("script");
copy.type="module";
copy.textContent=script.textContent;
script.replaceWith(copy)})};
addEventListener("DOMContentLoaded",()=>{
for(const event of ["pointerdown","keydown"])addEventListener(event,start,{once:true});
setTimeout(start,${patience})});
addEventListener("load",()=>{
new PerformanceObserver((_,observer)=>{
observer.disconnect();
(window.requestIdleCallback||setTimeout)(start,{timeout:${soon}})
}).observe({type:"paint",buffered:true})})
})()`.replaceAll('\n', '');

/** The preload of a stylesheet that the page enables when its scripts are there. */
export const preloadAfterPaint = (href: string) =>
  `<link rel="${waiting}" as="style" href="${href}"/>`;

/** Leaves the line and the processor to the first picture: the module scripts of the page, and their preloads, wait. */
export function runScriptsAfterPaint(html: string): string {
  const held = html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
    .replaceAll('<script type="module"', `<script type="${waiting}"`);
  return held === html ? html : held.replace('</head>', `<script>${start}</script></head>`);
}
