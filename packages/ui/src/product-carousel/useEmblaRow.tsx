import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Row } from './EmblaRow.tsx';

/** The state of the row, and a component that makes it a carousel, loaded once it is less than a screen away. */
export function useEmblaRow(viewport: RefObject<HTMLElement | null>): [Row, ReactNode] {
  const [row, setRow] = useState<Row>({ turns: false, selected: 0 });
  const [embla, setEmbla] = useState<ReactNode>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const { EmblaRow } = await import('./EmblaRow.tsx');
        setEmbla(<EmblaRow viewport={element} onChange={setRow} />);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);
  return [row, embla];
}
