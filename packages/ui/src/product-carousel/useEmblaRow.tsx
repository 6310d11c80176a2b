import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { observeView } from '../internal/observeView.ts';
import type { Row } from './EmblaRow.tsx';

/** The state of the row, and a component that makes it a carousel, loaded once it is less than a screen away. */
export function useEmblaRow(viewport: RefObject<HTMLElement | null>): [Row, ReactNode] {
  const [row, setRow] = useState<Row>({ turns: false, selected: 0 });
  const [embla, setEmbla] = useState<ReactNode>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    return observeView(
      element,
      async (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without it the browser scrolls the row: offline, or when Firefox cancels it because the page is left.
        const loaded = await import('./EmblaRow.tsx').catch(() => undefined);
        if (loaded) setEmbla(<loaded.EmblaRow viewport={element} onChange={setRow} />);
      },
      { rootMargin: '100% 0px' },
    );
  }, [viewport]);
  return [row, embla];
}
