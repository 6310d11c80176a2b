import {
  BackgroundVideo,
  type BackgroundVideoProps,
} from '../background-video/BackgroundVideo.tsx';
import { cx } from '../internal/cx.ts';
import { PauseMotion } from '../pause-motion/PauseMotion.tsx';
import * as styles from './VisibleVideo.css.ts';

export const videoRatios = ['16:9', '3:2', '4:3', '1:1'] as const;

export interface VisibleVideoProps extends Omit<BackgroundVideoProps, 'parallax'> {
  /**
   * Aspect ratio of the frame, reserved before anything has loaded. Video and poster fill it.
   * @default '16:9'
   */
  ratio?: (typeof videoRatios)[number];
  /**
   * Minimum visible share of the video, or of the window filled by it, for playback: 0 to 1.
   * @default 0.7
   */
  visible?: number;
  /**
   * The control in its lower corner.
   * @default a `PauseMotion` with `look="icon"`
   */
  control?: BackgroundVideoProps['control'];
}

/**
 * A silent loop that explains something, in the flow of a page: it plays while most of it is in the window, and pauses
 * otherwise. A control in its corner pauses all motion. Renders `<div>`.
 */
export function VisibleVideo({
  ratio = '16:9',
  visible = 0.7,
  control = <PauseMotion look="icon" />,
  className,
  ...props
}: VisibleVideoProps) {
  return (
    <BackgroundVideo
      {...props}
      visible={visible}
      control={control}
      className={cx(styles.root, styles.ratios[ratio], className)}
    />
  );
}
