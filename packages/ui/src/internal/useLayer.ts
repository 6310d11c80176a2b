import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { announceLayer } from './aboveModals.ts';

/** How the platform shows and hides a kind of layer. */
interface Kind<Layer> {
  /** Matches a layer that is shown. */
  shown: string;
  show: (layer: Layer) => void;
  hide: (layer: Layer) => void;
}

/** An element with `popover`. */
export const popover: Kind<HTMLElement> = {
  shown: ':popover-open',
  show: (layer) => layer.togglePopover?.(true),
  hide: (layer) => layer.togglePopover?.(false),
};

/** State of a layer. */
export interface LayerState {
  open: boolean;
  /** Called when the visitor has opened or closed the layer natively. */
  setOpen: (open: boolean) => void;
  /** Delays showing it. Returns a function that cancels that. */
  delay?: (show: () => void) => () => void;
}

/**
 * Keeps a native layer as `open` says, whatever else shows or hides it: Escape and the Back gesture, of which the browser
 * lets a page prevent only one in a row, a press outside, another layer, `<form method="dialog">`, an invoker button, a
 * script, or React moving the element.
 */
export function useLayer<Layer extends HTMLElement>(
  element: RefObject<Layer | null>,
  kind: Kind<Layer>,
  { open, setOpen, delay }: LayerState,
): void {
  const [, compare] = useReducer((count: number) => count + 1, 0);
  const focused = useRef<HTMLElement>(null);
  /** Whether `setOpen` has been called for the current difference: a dialog fires two events. */
  const isReported = useRef(false);
  // biome-ignore lint/plugin: after every render, because React hides what it moves without an event.
  useEffect(() => {
    const { current: layer } = element;
    if (!layer) return;
    const apply = () => {
      isReported.current = false;
      if (layer.matches(kind.shown) === open) return;
      const { current: last } = focused;
      if (open) kind.show(layer);
      else kind.hide(layer);
      announceLayer(layer);
      // A visitor who goes on typing types where they were.
      if (open && last && layer.contains(last)) last.focus();
    };
    if (!open) focused.current = null;
    if (!open || !delay || layer.matches(kind.shown)) return apply();
    // Until it is shown, the event of an earlier change may come.
    isReported.current = true;
    return delay(apply);
  });
  const follow = useEffectEvent(() => {
    if (isReported.current || element.current?.matches(kind.shown) === open) return;
    isReported.current = true;
    setOpen(!open);
    compare();
  });
  useLayoutEffect(() => {
    const { current: layer } = element;
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['close', 'toggle'])
      layer?.addEventListener(type, () => follow(), { signal });
    layer?.addEventListener(
      'focusin',
      ({ target }) => {
        focused.current = target as HTMLElement;
      },
      { signal },
    );
    return () => {
      // First, because the visitor does not close what React hides or removes.
      listeners.abort();
      // If it were removed while open, focus would not return.
      if (!layer?.matches(kind.shown)) return;
      kind.hide(layer);
      announceLayer(layer);
    };
  }, [element, kind]);
}
