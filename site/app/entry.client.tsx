import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Time in ms that styles may take before the page works without them. */
const patience = 3000;

// The page is complete without scripts: they let it be painted first.
requestAnimationFrame(() => {
  setTimeout(async () => {
    await enableStylesheets();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    });
  });
});

/**
 * The page came with the rules it uses; what it becomes needs them all. A connection that is too slow for them gets a
 * page that works before one that looks right.
 */
async function enableStylesheets() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  const loaded = Array.from(links, (link) => {
    const settled = new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
    link.disabled = false;
    return settled;
  });
  await Promise.race([
    Promise.all(loaded),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
