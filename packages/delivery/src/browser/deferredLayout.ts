/**
 * Script for the head of every page. It defers the layout of the sections below the first screen, unless the browser
 * scrolls to one of them: their sizes are not known yet.
 */
export const deferredLayoutScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.layout="deferred"`;

/**
 * Lays out the deferred sections, each in its own task, so that none blocks the page for long. Until then, a jump to a
 * section could miss it, and the sections clip what sticks out of them.
 */
export async function layOutDeferred() {
  const { dataset } = document.documentElement;
  if (!dataset.layout) return;
  const sections = document.querySelectorAll<HTMLElement>('main > section, footer');
  for (const section of sections) {
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
  }
  delete dataset.layout;
  for (const section of sections) section.removeAttribute('style');
}
