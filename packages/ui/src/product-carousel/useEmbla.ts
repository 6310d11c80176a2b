import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../motion/index.ts';

/** Share of a slide that must be seen for it to be at hand: the half slide on a phone is. */
const atHand = 0.4;
/** Length in px from which a swipe moves the row. */
const swipeLength = 50;

export interface Row {
  /** Whether the row turns: scripts are at work, and there is more than it shows. */
  turns: boolean;
  /** Index of the first slide. */
  selected: number;
  /** Indexes of the slides that are seen. Undefined until the browser has looked. */
  seen: readonly number[] | undefined;
  go: (to: number | 'next' | 'previous') => void;
}

/** Makes the children of the viewport's only child an endless row that is dragged, swiped and turned. */
export function useEmbla(viewport: RefObject<HTMLElement | null>, slides: number): Row {
  const { reduced } = useMotion();
  const carousel = useRef<EmblaCarouselType>(undefined);
  const [turns, setTurns] = useState(false);
  const [selected, setSelected] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>();

  useEffect(() => {
    const element = viewport.current;
    if (!element || slides === 0) return;
    let cleanUp = () => {};
    let gone = false;
    const start = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (gone) return;
      // Until now the row was the browser's to scroll.
      element.scrollLeft = 0;
      const api = EmblaCarousel(element, {
        loop: true,
        align: 'start',
        inViewThreshold: atHand,
        direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
      });
      carousel.current = api;
      const measure = () => setTurns(api.scrollSnapList().length > 1);
      measure();
      api.on('reInit', measure);
      api.on('select', () => setSelected(api.selectedScrollSnap()));
      api.on('slidesInView', () => setSeen(api.slidesInView()));
      const endSwipes = oneSlideASwipe(api, element);
      cleanUp = () => {
        endSwipes();
        api.destroy();
        carousel.current = undefined;
      };
    };
    const endWait = whenNear(element, start);
    return () => {
      gone = true;
      endWait();
      cleanUp();
    };
  }, [viewport, slides]);

  const go: Row['go'] = (to) => {
    if (carousel.current) turn(carousel.current, to, reduced);
  };
  return { turns, selected, seen, go };
}

/** Does the work once the element is less than a window away: pages that are left before load nothing for it. */
function whenNear(element: HTMLElement, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Both ends lead on to the other, also where the row is too short to be endless. */
function turn(api: EmblaCarouselType, to: number | 'next' | 'previous', jump = false) {
  const last = api.scrollSnapList().length - 1;
  if (to === 'next') api.canScrollNext() ? api.scrollNext(jump) : api.scrollTo(0, jump);
  else if (to === 'previous') api.canScrollPrev() ? api.scrollPrev(jump) : api.scrollTo(last, jump);
  else api.scrollTo(to, jump);
}

/** By itself Embla asks how fast a swipe is; here its length alone decides. */
function oneSlideASwipe(api: EmblaCarouselType, element: HTMLElement) {
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
    const forward = getComputedStyle(element).direction === 'rtl' ? length > 0 : length < 0;
    turn(api, forward ? 'next' : 'previous');
  });
  return () => {
    element.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', lift, true);
  };
}
