'use client';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useMotion } from '../motion/index.ts';

type EmblaApi = NonNullable<UseEmblaCarouselType[1]>;

/** Share of a slide that must be visible for it not to be inert. The half slide on a phone is visible enough. */
const atHand = 0.4;
/** Minimum length of a swipe that moves the row, in px. */
const swipeLength = 50;

/** State of the carousel, as Embla reports it. */
export interface Row {
  /** Whether the row can move: Embla is loaded, and there are more slides than fit. */
  turns: boolean;
  /** Index of the first visible slide. */
  selected: number;
  /** Indexes of the visible slides. Undefined until they have been measured. */
  seen?: readonly number[];
  go?: (to: number | 'next' | 'previous') => void;
}

interface EmblaRowProps {
  /** The scrolling element. Its only child contains the slides. */
  viewport: HTMLElement;
  onChange: Dispatch<SetStateAction<Row>>;
}

/** Makes the row an endless carousel. A component that renders nothing, so that Embla loads only near the viewport. */
export function EmblaRow({ viewport, onChange }: EmblaRowProps) {
  const { reduced } = useMotion();
  // Slides out of view become inert, which must not take the focus.
  const [startIndex] = useState(() => focusedSlide(viewport));
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    startIndex,
    inViewThreshold: atHand,
    direction: isRightToLeft(viewport) ? 'rtl' : 'ltr',
  });

  useEffect(() => {
    // The browser may have scrolled the row before.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const change = (part: Partial<Row>) => onChange((row) => ({ ...row, ...part }));
    const measure = () => {
      // A row that scrolls may be a stop of Tab, in Firefox always. A carousel is not, and would lose the focus.
      if (viewport.matches(':focus')) viewport.tabIndex = -1;
      change({ turns: api.scrollSnapList().length > 1 });
    };
    const look = () => {
      const seen = api.slidesInView();
      if (seen.length > 0) change({ seen });
    };
    // Embla may have measured the slides before this effect; otherwise the events report it.
    look();
    measure();
    api.on('slidesInView', look);
    api.on('reInit', measure);
    api.on('select', () => change({ selected: api.selectedScrollSnap() }));
    return oneSlideASwipe(api);
  }, [api, onChange, viewport]);

  useEffect(() => {
    if (api) onChange((row) => ({ ...row, go: (to) => turn(api, to, reduced) }));
  }, [api, onChange, reduced]);

  return null;
}

/** Index of the slide with the focus, or of the first. */
function focusedSlide({ firstElementChild: row }: HTMLElement): number {
  const slides = Array.from(row?.children ?? []);
  return Math.max(
    0,
    slides.findIndex((slide) => slide.matches(':focus-within')),
  );
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Moves the row. It wraps at both ends, even if the row is too short to loop. */
function turn(api: EmblaApi, to: number | 'next' | 'previous', jump = false) {
  const last = api.scrollSnapList().length - 1;
  if (to === 'next') api.canScrollNext() ? api.scrollNext(jump) : api.scrollTo(0, jump);
  else if (to === 'previous') api.canScrollPrev() ? api.scrollPrev(jump) : api.scrollTo(last, jump);
  else api.scrollTo(to, jump);
}

/** Moves by one slide per swipe. Embla also considers the speed; here only the length counts. */
function oneSlideASwipe(api: EmblaApi) {
  const element = api.rootNode();
  let from = 0;
  let length = 0;
  let start = 0;
  const press = ({ clientX }: PointerEvent) => {
    from = clientX;
    length = 0;
  };
  const lift = ({ clientX }: PointerEvent) => {
    length = clientX - from;
  };
  element.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', lift, true);
  api.on('pointerDown', () => {
    start = api.selectedScrollSnap();
  });
  api.on('pointerUp', () => {
    if (Math.abs(length) <= swipeLength) return api.scrollTo(start);
    if (api.selectedScrollSnap() !== start) return;
    const forward = isRightToLeft(element) ? length > 0 : length < 0;
    turn(api, forward ? 'next' : 'previous');
  });
  return () => {
    element.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', lift, true);
  };
}
