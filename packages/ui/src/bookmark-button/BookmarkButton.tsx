'use client';
import { Bookmark } from 'lucide';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { Either } from '../internal/Either.tsx';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './BookmarkButton.css.ts';

/** Name of the button in its two states. */
export interface BookmarkButtonLabels {
  off: string;
  on: string;
}

const defaultLabels: BookmarkButtonLabels = { off: 'Bookmark', on: 'Bookmarked' };

export const bookmarkButtonLooks = ['button', 'icon'] as const;

export interface BookmarkButtonProps
  extends Omit<ButtonProps, 'tone' | 'size' | 'busy' | 'children' | 'aria-label'> {
  /** Whether it is kept, when the caller holds it. */
  pressed?: boolean;
  /**
   * Whether it is kept at first.
   * @default false
   */
  defaultPressed?: boolean;
  /** Is told what the visitor wants. The caller remembers it. */
  onPressedChange?: (pressed: boolean) => void;
  /**
   * `button` with its word, `icon` alone for a `ShareRail`.
   * @default 'button'
   */
  look?: (typeof bookmarkButtonLooks)[number];
  labels?: Partial<BookmarkButtonLabels>;
}

/** Keeps what is read for later. Renders `<button aria-pressed>`. */
export function BookmarkButton({
  pressed: pressedByCaller,
  defaultPressed = false,
  onPressedChange,
  look = 'button',
  labels,
  className,
  onClick,
  ...props
}: BookmarkButtonProps) {
  const words = { ...defaultLabels, ...labels };
  const [pressed, setPressed] = useControlled(pressedByCaller, defaultPressed, onPressedChange);
  const button: ButtonProps = {
    ...props,
    'aria-pressed': pressed,
    className: cx(styles.root, className),
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) setPressed(!pressed);
    },
  };
  if (look === 'icon') {
    return <IconButton {...button} icon={Bookmark} label={pressed ? words.on : words.off} />;
  }
  return (
    <Button {...button} tone="quiet" size="small">
      <Icon icon={Bookmark} />
      <Either shown={pressed ? 'second' : 'first'} first={words.off} second={words.on} />
    </Button>
  );
}
