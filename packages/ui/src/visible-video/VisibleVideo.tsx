import {
  BackgroundVideo,
  type BackgroundVideoProps,
} from '../background-video/BackgroundVideo.tsx';
import { cx } from '../internal/cx.ts';
import { PauseMotion } from '../pause-motion/PauseMotion.tsx';
import * as styles from './VisibleVideo.css.ts';

export const videoRatios = ['16:9', '3:2', '4:3', '1:1'] as const;

export interface VisibleVideoProps extends Omit<BackgroundVideoProps, 'parallax'> {
  /** Aspect ratio of the frame. Video and poster are cropped to it. @default '16:9' */
  ratio?: (typeof videoRatios)[number];
  /** Share of the video, from 0 to 1, that must be visible, or of the window that it must fill. @default 0.7 */
  threshold?: number;
  /** The control in the lower corner. @default a `PauseMotion` with `look="icon"` */
  control?: BackgroundVideoProps['control'];
}

/** A silent loop that plays while most of it is visible, with a control that pauses all motion. Renders `<div>`. */
export function VisibleVideo({
  ratio = '16:9',
  threshold = 0.7,
  control = <PauseMotion look="icon" />,
  className,
  ...props
}: VisibleVideoProps) {
  return (
    <BackgroundVideo
      {...props}
      threshold={threshold}
      control={control}
      className={cx(styles.root, styles.ratios[ratio], className)}
    />
  );
}
