import type { ComponentPropsWithRef } from 'react';
import { type Callout, Callouts } from '../internal/Callouts.tsx';
import { cx } from '../internal/cx.ts';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AnnotatedPicture.css.ts';

export type { Callout } from '../internal/Callouts.tsx';

export interface AnnotatedPictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture, with its width and height, in px of which the names are placed. */
  picture: PictureImage & { width: number; height: number };
  /** Names of parts, on the picture. */
  callouts: readonly Callout[];
  /** Rendered width (`sizes`), from which the browser selects the file. @default '100vw' */
  sizes?: string;
  /** Loads before other images: for the largest in the initial viewport. Others load lazily. @default false */
  priority?: boolean;
}

/** A picture with the names of its parts. Renders `<div>`. */
export function AnnotatedPicture({
  picture,
  callouts,
  sizes,
  priority,
  className,
  ...props
}: AnnotatedPictureProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Picture {...picture} sizes={sizes} priority={priority} />
      <Callouts
        items={callouts}
        width={picture.width}
        height={picture.height}
        className={styles.names}
      />
      <VisuallyHidden>{callouts.map(({ text }) => text).join(', ')}</VisuallyHidden>
    </div>
  );
}
