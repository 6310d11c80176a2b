import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The page is complete without scripts: they let it be painted first.
requestAnimationFrame(() => {
  setTimeout(() => {
    enableStylesheets();
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

/** The page came with the rules it uses; what it becomes needs them all. */
function enableStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]',
  )) {
    link.disabled = false;
  }
}
