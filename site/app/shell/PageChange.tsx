import { VisuallyHidden } from '@brand/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What the browser does on a full load and a client-side navigation leaves undone: the focus goes to the heading of
 * the new page or to the place its address names, its title is announced, and the scroll position jumps instead of gliding over the old one.
 * It must stand before `ScrollRestoration`, which scrolls in an effect of its own.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const target = named ?? document.querySelector<HTMLElement>('main h1');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);

  // The router changes the address without a word to those who follow its anchor.
  useEffect(() => {
    if (hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, [hash]);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
