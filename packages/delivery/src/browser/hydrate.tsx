import { surviveTranslation } from '@brand/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { waiting } from '../agreement.ts';
import { addHistoryKeys } from './addHistoryKeys.ts';
import { layOutDeferred } from './deferredLayout.ts';
import { hidePresses } from './earlyClick.ts';

/** Time in ms after which hydration stops waiting for styles. */
const stylesheetTimeout = 3000;

/** Hydrates the page that the server rendered. Put `earlyClickScript` into its head. */
export async function hydrate() {
  surviveTranslation();
  addHistoryKeys();
  await stylesheets();
  await layOutDeferred();
  hidePresses();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/**
 * The server HTML contains only the CSS rules that it uses. Once scripts change the page, it needs all of them. They
 * are loaded with the scripts and enabled just before hydration, so that they do not delay the first paint. On a slow
 * connection, hydration does not wait for them longer than `stylesheetTimeout`.
 */
async function stylesheets() {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${waiting}]`)];
  const loaded = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
        link.disabled = false;
      }),
  );
  await Promise.race([
    Promise.all(loaded),
    new Promise((resolve) => setTimeout(resolve, stylesheetTimeout)),
  ]);
}
