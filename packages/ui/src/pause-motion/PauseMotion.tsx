'use client';
import { Pause, Play } from 'lucide';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useMotion } from '../motion/MotionProvider.tsx';
import * as styles from './PauseMotion.css.ts';

const defaultLabels = {
  /** Label while motion is running. */
  pause: 'Pause motion',
  /** Label while motion is paused. */
  play: 'Play motion',
} as const;

/** Labels of the button, which describe the action that a press performs. */
export interface PauseMotionLabels extends Words<typeof defaultLabels> {}

export const pauseMotionLooks = ['text', 'icon'] as const;

export interface PauseMotionProps extends Omit<ButtonProps, 'busy' | 'children'> {
  /** `icon` is a square in the corner of the moving element; its label is its name and tooltip. @default 'text' */
  look?: (typeof pauseMotionLooks)[number];
  labels?: Partial<PauseMotionLabels>;
}

/** Pauses all automatic motion below the nearest `MotionProvider`, which stores the choice. Renders `<button>`. */
export function PauseMotion({
  look = 'text',
  labels,
  tone = 'ghost',
  size = 'small',
  className,
  onClick,
  ...props
}: PauseMotionProps) {
  const words = useLabels('PauseMotion', defaultLabels, labels);
  const { allowed, setAllowed } = useMotion();
  const next = allowed ? words.pause : words.play;
  return (
    <Button
      {...(look === 'icon' && { 'aria-label': next, title: next })}
      {...props}
      tone={tone}
      size={size}
      data-state={allowed ? 'playing' : 'paused'}
      className={cx(styles.root, styles.looks[look], className)}
      onClick={composeHandlers(onClick, () => setAllowed(!allowed))}
    >
      <Icon icon={allowed ? Pause : Play} />
      {look === 'text' && <span className={styles.label}>{next}</span>}
    </Button>
  );
}
