import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { after } from '../internal/after.ts';
import { useOutOfView } from '../internal/useOutOfView.ts';
import { useMotion } from '../motion/index.ts';

interface Rotation {
  /** Whether the row may rotate automatically: false with motion paused or reduced. */
  allowed: boolean;
  /** Whether rotation is switched on. It may still be paused by hover or outside the viewport. */
  playing: boolean;
  /** Whether the row is rotating now. */
  turning: boolean;
  /** Starts or stops rotation. Starting also takes effect on hover. */
  toggle: () => void;
  /** Handlers for the root element. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

interface RotationOptions {
  /** Whether there is anything to rotate. */
  enabled: boolean;
  root: RefObject<HTMLElement | null>;
  /** The button that stops and starts rotation. Focus on it does not stop rotation. */
  control: RefObject<HTMLElement | null>;
  /** Changes with every move, automatic or not, and restarts the timer. */
  turn: number;
  /** Time in ms between two rotations. */
  interval: number;
  next: () => void;
}

/** The timer of a carousel: pauses on hover and outside the viewport, stops on focus and touch. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move restarts the timer
  useEffect(() => {
    if (!turning) return;
    return after(interval, next);
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
