import fontHref from '@brand/ui/fonts/archivo-latin-variable.woff2?no-inline';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the next page the font that was too late for this one. With `font-display: optional` a document keeps the
 * fallback, so that nothing shifts; a client-side navigation replaces what would shift.
 */
export function useLateFont() {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useEffect(() => {
    if (!first.current || first.current === pathname) return;
    first.current = '';
    const declared = [...document.fonts].find(({ display }) => display === 'optional');
    if (!declared) return;
    const { family, weight, stretch, unicodeRange } = declared;
    new FontFace(family, `url(${fontHref})`, { weight, stretch, unicodeRange }).load().then(
      (font) => document.fonts.add(font),
      // Offline, the fallback stays.
      () => {},
    );
  }, [pathname]);
}
