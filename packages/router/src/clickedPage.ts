import type { ClientInstrumentation } from 'react-router';

const key = 'clicked';

/** URL of the page that is being loaded. */
let clicked: string | undefined;

/** Whether the document is being left. */
let isLeaving = false;

/**
 * After a deployment, the scripts of the previous version are gone, and the router reloads the current page when it
 * cannot load those of the page that was clicked. This remembers that page across the reload, and `clickedPageScript`
 * opens it.
 */
export const clickedPage: ClientInstrumentation = {
  router({ instrument }) {
    window.addEventListener('pagehide', () => {
      try {
        // The browser may reload the previous page although the router has just changed the address.
        sessionStorage.setItem(key, clicked ?? location.href);
      } catch {
        // Without storage the current page is shown again.
      }
    });
    window.addEventListener('beforeunload', () => {
      isLeaving = true;
    });
    // It may have been a download.
    const stay = () => {
      isLeaving = false;
    };
    document.addEventListener('click', stay, true);
    // Firefox cancels the requests of a document that is being left. A reload by the router would then stop that.
    window.navigation?.addEventListener('navigate', (event) => {
      if (isLeaving && event.navigationType === 'reload' && !event.userInitiated)
        event.preventDefault();
    });
    instrument({
      async navigate(navigate, { to, formMethod }) {
        const page =
          typeof to === 'string' && !formMethod ? new URL(to, location.href).href : undefined;
        clicked = page;
        await navigate();
        if (clicked === page) clicked = undefined;
      },
    });
  },
};

/** Script for the head of every page. It adds a history entry first, so that Back returns to this page. */
export const clickedPageScript = `try{let s=sessionStorage,k="${key}",u=s.getItem(k);s.removeItem(k);if(u&&u!=location.href&&performance.getEntriesByType("navigation")[0].type=="reload"){history.pushState(null,"");location.replace(u)}}catch{}`;
