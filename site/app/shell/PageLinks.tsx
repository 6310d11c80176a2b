import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router-dom';
import { opensElsewhere } from './opensElsewhere.ts';

/** Time in ms that a pointer stays on a link, or the focus, before its page is loaded early. */
const intent = 100;

/**
 * Follows each `PageLink` and `ChoiceLink` without a full load, and loads its page early when a visitor is about to press
 * it. One listener for all: the router renders each link of its own twice with every navigation, and a page has over a
 * hundred.
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
    // A visitor who goes back right after a press, before its paint, wants to go back.
    window.addEventListener('popstate', forget, { signal });

    // React's listeners come first: a component that handles the press itself prevents it.
    const follow = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      pressed = event;
      const { pathname, search, hash } = link;
      // Among choices there may be a link to another page, such as the comparison.
      const isChoice = 'choice' in link.dataset && pathname === location.pathname;
      const options = {
        replace: isChoice || link.href === location.href,
        preventScrollReset: isChoice,
      };
      // After the paint that shows the press: a slow phone renders a page for longer than a finger waits.
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

  // Each page begins without one: the router would load the last page's again, which may be gone by then.
  return <NextPage key={key} />;
}

/** Loads a page early. */
function NextPage() {
  const [next, setNext] = useState<string>();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout>;
    const approach = ({ target }: Event) => {
      clearTimeout(timer);
      const link = pageLink(target);
      if (link && link.pathname !== location.pathname)
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

/** The `PageLink` or `ChoiceLink` in which a target stands. */
const pageLink = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[data-discover], a[data-choice]')
    : null;
