import type { StillMedia } from '@brand/media';
import { FeatureList, Heading, Picture, Split, type SplitPoint, Stack } from '@brand/ui';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import { typicalTitle } from './content.ts';

interface SegmentProps {
  headingId: string;
  title: string;
  text: string;
  image: StillMedia;
  /** Side of the picture on a desktop. */
  side?: 'start' | 'end';
  benefits: readonly SplitPoint[];
  /** Typical applications. */
  applications?: readonly string[];
}

/** An industry with its picture, benefits and applications. */
export function Segment({
  headingId,
  title,
  text,
  image,
  side,
  benefits,
  applications,
}: SegmentProps) {
  const usesId = `${headingId}-uses`;
  return (
    <Split
      headingId={headingId}
      title={title}
      text={text}
      items={benefits}
      side={side}
      bleed
      media={<Picture {...pictureOf(image)} ratio="4:3" sizes={bleeding} />}
    >
      {applications && (
        <Stack gap="s">
          <Heading level={3} size="h4" id={usesId}>
            {typicalTitle}
          </Heading>
          <FeatureList aria-labelledby={usesId} items={applications} layout="line" />
        </Stack>
      )}
    </Split>
  );
}
