import {
  BackgroundVideo,
  type BackgroundVideoProps,
} from '../background-video/BackgroundVideo.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './VisibleVideo.css.ts';

export const videoRatios = ['16:9', '3:2', '4:3', '1:1'] as const;

export interface VisibleVideoProps extends Omit<BackgroundVideoProps, 'parallax'> {
  /**
   * Shape of the frame, kept before anything has loaded. Film and poster fill it.
   * @default '16:9'
   */
  ratio?: (typeof videoRatios)[number];
  /**
   * Share of the film that must be in the window for it to play, or share of the window that it fills: 0 to 1.
   * @default 0.7
   */
  visible?: number;
}

/**
 * A silent loop that explains something, in the flow of a page: it plays while most of it is in the window, and stands
 * still otherwise. Renders `<div>`.
 */
export function VisibleVideo({
  ratio = '16:9',
  visible = 0.7,
  className,
  ...props
}: VisibleVideoProps) {
  return (
    <BackgroundVideo
      {...props}
      visible={visible}
      className={cx(styles.root, styles.ratios[ratio], className)}
    />
  );
}
