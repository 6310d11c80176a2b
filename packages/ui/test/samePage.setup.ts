import { afterAll, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// In Chromium all files run in the same page, because a page for each would take most of the time. vitest-browser-react
// cleans up only in the first file that imports it.
beforeEach(cleanup);

const { documentElement, head, body, title } = document;
const { href } = location;
const pageAttributes = [documentElement, body].map(
  (element) => [element, attributesOf(element)] as const,
);
const pageChildren = [head, body].map((element) => [element, new Set(element.children)] as const);
const { setTimeout, requestAnimationFrame, matchMedia } = globalThis;

/** Gives the next file the page as this one has found it. */
afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Restoring the mock of a fake timer brings the fake back.
  const { setTimeout: timeout, requestAnimationFrame: frame, matchMedia: media } = globalThis;
  expect([timeout, frame, media]).toEqual([setTimeout, requestAnimationFrame, matchMedia]);
  for (const [element, attributes] of pageAttributes) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  for (const [element, children] of pageChildren) {
    for (const child of element.children) {
      // Styles stay, because their modules are not loaded again.
      if (!children.has(child) && !child.matches('style, link')) child.remove();
    }
  }
  document.title = title;
  history.replaceState(null, '', href);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
});

function attributesOf(element: Element) {
  return element
    .getAttributeNames()
    .map((name) => [name, element.getAttribute(name) ?? ''] as const);
}
