import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Time in ms that styles may take before the page works without them. */
const patience = 3000;

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
 * The page came with the rules it uses; what it becomes needs them all. They were fetched together with its scripts and
 * are put in force when these are there: the whole page is styled anew, and the browser has its hands free by then. A
 * connection that is too slow for them gets a page that works before one that looks right.
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
