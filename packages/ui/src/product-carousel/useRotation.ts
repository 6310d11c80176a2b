import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { useOutOfView } from '../internal/useOutOfView.ts';
import { useMotion } from '../motion/index.ts';

interface Rotation {
  /** Whether the row may turn by itself at all: not with motion paused or reduced. */
  allowed: boolean;
  /** Whether it does, save while the pointer rests on it or it is out of the window. */
  playing: boolean;
  /** Whether it does now. */
  turning: boolean;
  /** Starts at once what stands, also under the pointer. */
  toggle: () => void;
  /** Handlers for the root. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

interface RotationOptions {
  /** Whether there is something to turn. */
  enabled: boolean;
  root: RefObject<HTMLElement | null>;
  /** The button that stops and starts: it may have the focus while the row turns. */
  control: RefObject<HTMLElement | null>;
  /** Changes with every turn, by whomever: the time then begins anew. */
  turn: number;
  /** Time in ms between two turns. */
  interval: number;
  next: () => void;
}

/** The timer of a carousel: rests under the pointer and out of the window, and stops for good on focus and touch. */
export function useRotation({
  enabled,
  root,
  control,
  turn,
  interval,
  next,
}: RotationOptions): Rotation {
  const { allowed } = useMotion();
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const away = useOutOfView(root);
  const turning = enabled && allowed && playing && !hovered && !away;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn begins the time anew
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(next, interval);
    return () => clearTimeout(timer);
  }, [turning, interval, turn]);

  return {
    allowed,
    playing,
    turning,
    toggle: () => {
      setPlaying(!playing);
      setHovered(false);
    },
    handlers: {
      onFocus: ({ target }) => {
        if (target !== control.current && target.matches(':focus-visible')) setPlaying(false);
      },
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: ({ pointerType, target }) => {
        if (pointerType === 'mouse' || control.current?.contains(target as Node)) return;
        setPlaying(false);
      },
    },
  };
}
