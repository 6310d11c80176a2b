import { VisuallyHidden } from '@brand/ui';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { followedLink, rememberLink } from './followedLinks.ts';
import { moveFocus } from './moveFocus.ts';

/**
 * Does after a client-side navigation what the browser does after a full load: it moves the focus to the new page's
 * heading, to the target of the hash or, after Back, to the link that was followed. It announces the title and scrolls
 * without animation. Render it before `ScrollRestoration`, which scrolls in its own effect.
 */
export function PageChange() {
  const location = useLocation();
  const way = useNavigationType();
  const { pathname } = location;
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  /** Where the focus was before the new content could move it. */
  const focused = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation
  useInsertionEffect(() => {
    focused.current = document.activeElement;
  }, [location]);

  useLayoutEffect(() => {
    if (shown.current.pathname === pathname) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  useEffect(() => {
    const last = shown.current;
    if (last === location) return;
    shown.current = location;
    const arrived = last.pathname !== location.pathname;
    if (arrived) setTitle(document.title);
    const focus = () => {
      // The router changes the hash without a `hashchange` event, which the target, or what contains the followed link,
      // may need in order to open.
      if (location.hash) flushSync(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
      const named = document.getElementById(location.hash.slice(1));
      const heading = arrived ? document.querySelector<HTMLElement>('main h1') : null;
      const target = (way === 'POP' && followedLink(location.key)) || named || heading;
      // A prefilled or rejected form has already moved the focus.
      const { activeElement, body } = document;
      const isTaken = activeElement !== focused.current && activeElement !== body;
      if (target && !isTaken) moveFocus(target);
    };
    // React flushes nothing within an effect.
    queueMicrotask(focus);
  }, [location, way]);

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link) rememberLink(shown.current.key, link);
    };
    document.addEventListener('click', leave, true);
    return () => document.removeEventListener('click', leave, true);
  }, []);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
