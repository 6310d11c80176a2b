/** Type of scripts until the first paint. Browsers do not run unknown types. */
export const deferredType = 'text/x-after-paint';

/** URLs of modules and of stylesheets, by the relation under which the browser loads them after the first paint. */
export interface Preloads {
  modulepreload: string[];
  /** Stylesheets that the page enables once its scripts have loaded. */
  preload: string[];
}

/** Maximum time in ms that scripts wait for the pictures of the first screen. */
const maxWait = 3000;

/** Maximum time in ms after the paint to wait for an idle browser. */
const idleTimeout = 300;

/**
 * Loads styles and scripts after the first paint, at the first press or key, or after `maxWait`. Each starts in its
 * own task, because together they would block a phone.
 */
export const startAfterPaint = `(()=>{
const start=()=>{
for(const [rel,urls] of Object.entries(JSON.parse(document.querySelector("[data-after-paint]").text)))for(const href of urls)setTimeout(()=>{
const link=document.createElement("link");
Object.assign(link,{rel,href},rel==="preload"&&{as:"style"});
document.head.append(link)});
for(const script of document.querySelectorAll("script[type='${deferredType}']"))setTimeout(()=>{
const copy=document.createElement("script");
copy.type="module";
copy.textContent=script.textContent;
script.replaceWith(copy)})};
addEventListener("DOMContentLoaded",()=>{
for(const event of ["pointerdown","keydown"])addEventListener(event,start,{once:true});
setTimeout(start,${maxWait})});
addEventListener("load",()=>{
new PerformanceObserver((_,observer)=>{
observer.disconnect();
(window.requestIdleCallback||setTimeout)(start,{timeout:${idleTimeout}})
}).observe({type:"paint",buffered:true})})
})()`.replaceAll('\n', '');

/** A data block, because HTML has no link that loads later. */
export const preloadsAfterPaint = (preloads: Preloads) =>
  `<script type="application/json" data-after-paint>${JSON.stringify(preloads).replaceAll('<', '\\u003c')}</script>`;
