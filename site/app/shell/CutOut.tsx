import type { StillMedia } from '@brand/media';
import { Picture, type PictureProps } from '@brand/ui';
import { pictureOf } from './pictures.ts';

interface CutOutProps extends Pick<PictureProps, 'sizes' | 'priority' | 'ratio'> {
  still: StillMedia;
}

/** A picture with a transparent background. */
export function CutOut({ still, ...props }: CutOutProps) {
  return <Picture {...pictureOf(still)} {...props} color={undefined} />;
}
