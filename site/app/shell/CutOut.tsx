import type { StillMedia } from '@brand/media';
import { Picture, type PictureProps } from '@brand/ui';
import { pictureOf } from './pictures.ts';

interface CutOutProps
  extends Pick<PictureProps, 'sizes' | 'priority' | 'ratio' | 'color' | 'fades'> {
  still: StillMedia;
}

/** A picture with a transparent background, by default on the theme's ground for pictures. */
export function CutOut({ still, ...props }: CutOutProps) {
  return <Picture {...pictureOf(still)} color={undefined} {...props} />;
}
