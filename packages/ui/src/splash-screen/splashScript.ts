import { inScript } from '../internal/inScript.ts';

/**
 * Returns a script for the page's head. If the splash was already shown in this visit, the script hides it before the
 * first paint by setting `data-splash="seen"` on `<html>`, which therefore needs `suppressHydrationWarning`. Until
 * hydration it handles Escape and the button, and keeps focus out of the covered page. Its text is constant for a given
 * key, so a Content-Security-Policy can allow it by its hash.
 *
 * @param storageKey the `storageKey` of `SplashScreen`
 */
export function splashScript(storageKey: string): string {
  return `try{if(sessionStorage.getItem(${inScript(storageKey)}))document.documentElement.dataset.splash="seen"}catch{}(${answers.replaceAll('\n', '')})()`;
}

/** Only changes the element's attribute: the component detects a skip by the animation. */
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
}`;
