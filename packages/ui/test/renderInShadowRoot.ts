import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';

/** Renders into a shadow root that has the styles of the page. */
export async function renderInShadowRoot(element: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  for (const sheet of document.querySelectorAll('style')) root.append(sheet.cloneNode(true));
  const container = root.appendChild(document.createElement('div'));
  const screen = await render(element, { container });
  onTestFinished(async () => {
    await screen.unmount();
    host.remove();
  });
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`${selector} is not in the shadow root.`);
    return found;
  };
  return { ...screen, root, find };
}
