import type { StillMedia } from '@brand/media';
import { Picture, Split, type SplitPoint } from '@brand/ui';
import { pictureOf } from '../../shell/pictures.ts';

interface SegmentProps {
  headingId: string;
  title: string;
  text: string;
  image: StillMedia;
  /** Side of the picture on a desktop. */
  side?: 'start' | 'end';
  /** The picture runs off the page. */
  bleed?: boolean;
  benefits: readonly SplitPoint[];
}

/** An industry with its picture and benefits. */
export function Segment({ headingId, title, text, image, side, bleed, benefits }: SegmentProps) {
  return (
    <Split
      headingId={headingId}
      title={title}
      text={text}
      items={benefits}
      side={side}
      bleed={bleed}
      media={<Picture {...pictureOf(image)} ratio="4:3" sizes="(width >= 64rem) 55vw, 100vw" />}
    />
  );
}
