/** Type of scripts and preloads until the first paint. Browsers ignore unknown types. */
export const waiting = 'x-after-paint';

/** Maximum time in ms that scripts wait for the pictures of the first screen. */
const patience = 3000;

/** Maximum time in ms after the paint to wait for an idle browser. */
const soon = 300;

/**
 * Loads styles and scripts after the first paint, at the first press or key, or after `patience`. Each starts in its
 * own task, because together they would block a phone.
 */
export const startAfterPaint = `(()=>{
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

/** Preload of a stylesheet that the page enables once its scripts have loaded. */
export const preloadAfterPaint = (href: string) =>
  `<link rel="${waiting}" as="style" href="${href}"/>`;
