import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keyEntries } from './shell/keyEntries.ts';

/** Time in ms that styles may take before the page works without them. */
const patience = 3000;

keyEntries();
stylesheets().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});

/**
 * The page arrived with only the rules it uses; once scripts change it, it needs them all. The stylesheets load together
 * with the scripts and are enabled when these are ready, because restyling the whole page costs time that the first paint
 * does not have. On a connection too slow for them, the page works before it looks right.
 */
async function stylesheets() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
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
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
