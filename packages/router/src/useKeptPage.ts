import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, type Path, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Time in ms that the server has to answer. */
const timeLimit = 5000;

/** Time in ms that another page may take before the server is asked. */
const patience = 10_000;

/** When the document was last left, which may have been for a download. */
let left = -timeLimit;

/**
 * Keeps the page when another one cannot be loaded. The router reloads the page when scripts are missing, as they are
 * after a deployment. Without a network, that would lead to the browser's error page. So the server is asked first: if
 * it answers, the other page is loaded as a document; otherwise the navigation ends here. A browser without the
 * Navigation API reloads the page.
 *
 * @returns loads a page as a document, or calls `onUnreachable`
 */
export function useKeptPage(onUnreachable: () => void) {
  const here = useLocation();
  const navigate = useNavigate();
  const { state, location: next, formMethod } = useNavigation();
  const isLoading = state === 'loading' && !formMethod;
  /** Whether scripts were missing: of the next page, perhaps before React has rendered that it is loading, or of one that was prefetched. */
  const [missed, setMissed] = useState(false);

  const open = async (page: Path) => {
    try {
      const signal = AbortSignal.timeout(timeLimit);
      await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    } catch {
      // Ends the pending navigation.
      if (next)
        navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
      return onUnreachable();
    }
    location.assign(createPath(page));
  };
  const openNext = useEffectEvent(() => next && open(next));

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const leave = ({ timeStamp }: Event) => {
      left = timeStamp;
    };
    window.addEventListener('beforeunload', leave, { signal });
    const keep = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      // Firefox cancels the requests of a document that is being left, so scripts are missing then, too.
      if (event.timeStamp - left > timeLimit) setMissed(true);
    };
    // The development server reloads pages, too.
    if (!import.meta.env.DEV) window.navigation?.addEventListener('navigate', keep, { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(openNext, missed ? 0 : patience);
    return () => clearTimeout(timer);
  }, [isLoading, missed]);

  return open;
}
