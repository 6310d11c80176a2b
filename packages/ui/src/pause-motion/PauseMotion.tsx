'use client';
import { Pause, Play } from 'lucide';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Either } from '../internal/Either.tsx';
import { useMotion } from '../motion/MotionProvider.tsx';
import * as styles from './PauseMotion.css.ts';

export interface PauseMotionLabels {
  /** While things move. */
  pause: string;
  /** While they stand still. */
  play: string;
}

export interface PauseMotionProps extends Omit<ButtonProps, 'busy' | 'children'> {
  /**
   * What the button does next.
   * @default { pause: 'Pause motion', play: 'Play motion' }
   */
  labels?: PauseMotionLabels;
}

const english: PauseMotionLabels = { pause: 'Pause motion', play: 'Play motion' };

/**
 * Stops everything that moves by itself below the nearest `MotionProvider`, and lets it move again. The provider
 * remembers the choice. Renders `<button>`.
 */
export function PauseMotion({
  labels = english,
  tone = 'ghost',
  size = 'small',
  className,
  onClick,
  ...props
}: PauseMotionProps) {
  const { allowed, setAllowed } = useMotion();
  return (
    <Button
      {...props}
      tone={tone}
      size={size}
      data-state={allowed ? 'playing' : 'paused'}
      className={cx(styles.root, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setAllowed(!allowed);
      }}
    >
      <Icon icon={allowed ? Pause : Play} />
      <Either shown={allowed ? 'first' : 'second'} first={labels.pause} second={labels.play} />
    </Button>
  );
}
