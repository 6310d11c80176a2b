import { FeatureList, Heading, Split, type SplitProps, Stack } from '@brand/ui';
import { typicalTitle } from './content.ts';

interface SegmentProps extends Pick<SplitProps, 'title' | 'text' | 'media' | 'side'> {
  headingId: string;
  benefits: SplitProps['items'];
  /** Typical applications. */
  applications: readonly string[];
}

/** An industry with its picture, benefits and applications. */
export function Segment({
  headingId,
  title,
  text,
  media,
  side,
  benefits,
  applications,
}: SegmentProps) {
  const usesId = `${headingId}-uses`;
  return (
    <Split {...{ headingId, title, text, media, side }} items={benefits} bleed>
      <Stack gap="s">
        <Heading level={3} size="h4" id={usesId}>
          {typicalTitle}
        </Heading>
        <FeatureList aria-labelledby={usesId} items={applications} layout="line" />
      </Stack>
    </Split>
  );
}
