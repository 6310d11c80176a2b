'use client';
import { Bookmark } from 'lucide';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { Either } from '../internal/Either.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './BookmarkButton.css.ts';

const defaultLabels = { off: 'Bookmark', on: 'Bookmarked' } as const;

/** Labels of the button in its two states. */
export interface BookmarkButtonLabels extends Words<typeof defaultLabels> {}

export const bookmarkButtonLooks = ['button', 'icon'] as const;

export interface BookmarkButtonProps
  extends Omit<ButtonProps, 'tone' | 'size' | 'busy' | 'children' | 'aria-label'> {
  /** Whether the bookmark is set (controlled). */
  pressed?: boolean;
  /** Whether the bookmark is set initially. @default false */
  defaultPressed?: boolean;
  /** Called with the requested state. The caller stores it. */
  onPressedChange?: (pressed: boolean) => void;
  /** `button` with its label, or `icon` only, for a `ShareRail`. @default 'button' */
  look?: (typeof bookmarkButtonLooks)[number];
  labels?: Partial<BookmarkButtonLabels>;
}

/** Saves an article for later. Its name reflects its state. Renders `<button>`. */
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
  const words = useLabels('BookmarkButton', defaultLabels, labels);
  const [pressed, setPressed] = useControlled(pressedByCaller, defaultPressed, onPressedChange);
  const button: ButtonProps = {
    ...props,
    // The name reflects the state: `aria-pressed` would announce it twice.
    ...{ 'data-state': pressed ? 'on' : 'off' },
    className: cx(styles.root, className),
    onClick: composeHandlers(onClick, () => setPressed(!pressed)),
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
