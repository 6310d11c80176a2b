import { inScript } from '../internal/inScript.ts';

/**
 * A script for the page's head. It hides the splash before the first paint if this visit has seen it: it sets
 * `data-splash="seen"` on `<html>`, which therefore needs `suppressHydrationWarning`. Until the component is at work,
 * it answers Escape and the button, and keeps Tab from the covered page. Its text is constant for a given key, so
 * a Content-Security-Policy can allow it by its hash.
 *
 * @param storageKey the one that `SplashScreen` has
 */
export function splashScript(storageKey: string): string {
  return `try{if(sessionStorage.getItem(${inScript(storageKey)}))document.documentElement.dataset.splash="seen"}catch{}(${answers})()`;
}

/** Needs no more than the element: the component finds that it leaves, or has left, by its animation. */
const answers = `()=>{
const on=(type,answer)=>addEventListener(type,(event)=>{
const splash=document.querySelector("[data-splash-screen]");
if(splash?.checkVisibility({visibilityProperty:true}))answer(event,splash,splash.querySelector("button"))
},true);
const skip=(splash)=>{splash.dataset.state="skipped"};
on("keydown",(event,splash,button)=>{
if(event.key==="Escape")skip(splash);
if(event.key==="Tab"){event.preventDefault();button.focus()}
});
on("click",({target},splash,button)=>{if(button.contains(target))skip(splash)})
}`.replaceAll('\n', '');
