import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router-dom';
import { opensElsewhere } from './opensElsewhere.ts';

/** Time in ms that a link is hovered or focused before its page is prefetched. */
const intent = 100;

/**
 * Handles clicks on each `PageLink` and `ChoiceLink` without a full load, and prefetches pages that are likely to be
 * opened. One listener serves all links: the router's own links render twice with every navigation, and a page has over
 * a hundred.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: Event | undefined;
    const forget = () => {
      pressed = undefined;
    };
    // Back right after a click cancels the pending navigation.
    window.addEventListener('popstate', forget, { signal });

    // React's listeners run first, so a component can prevent the default.
    const follow = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      pressed = event;
      const { pathname, search, hash } = link;
      // Some choice links lead to another page, such as the comparison.
      const isChoice = 'choice' in link.dataset && pathname === location.pathname;
      const options = {
        replace: isChoice || link.href === location.href,
        preventScrollReset: isChoice,
      };
      // Navigates after the next paint, so that a slow phone shows the press before it renders the page.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (event === pressed)
            navigate({ pathname, search, hash: isChoice ? '' : hash }, options);
        }),
      );
    };
    document.addEventListener('click', follow, { signal });
    return () => {
      forget();
      listeners.abort();
    };
  }, [navigate]);

  // The key resets the prefetch with each page. Otherwise the router would repeat it.
  return <NextPage key={key} />;
}

/** Prefetches the page of the hovered or focused link. */
function NextPage() {
  const [next, setNext] = useState<string>();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout>;
    const approach = ({ target }: Event) => {
      clearTimeout(timer);
      const link = pageLink(target);
      // The router reloads the page when it cannot load one, even one that nobody has opened.
      if (link && navigator.onLine && link.pathname !== location.pathname)
        timer = setTimeout(() => setNext(link.pathname + link.search), intent);
    };
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, approach, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  return next && <PrefetchPageLinks page={next} />;
}

/** The `PageLink` or `ChoiceLink` that contains an event target. */
const pageLink = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[data-discover], a[data-choice]')
    : null;
