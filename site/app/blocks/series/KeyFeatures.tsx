import { sharedFaqs } from '@brand/catalogue/questions/faq';
import { MoreFields, Section, Stack, Text } from '@brand/ui';
import { PartCards } from './PartCards.tsx';
import type { Series } from './series.ts';

interface KeyFeaturesProps {
  series: Series;
  /** Lists the features of each part. @default false */
  detailed?: boolean;
}

const { protocols } = sharedFaqs;

/** Impeller and controller, with a common question about the controller. */
export function KeyFeatures({ series: { features }, detailed = false }: KeyFeaturesProps) {
  return (
    <Section head="sentence" title="Key features" lead={features.lead}>
      <Stack gap="xl">
        <PartCards parts={features.parts} detailed={detailed} />
        <MoreFields title={protocols.question}>
          <Text tone="muted">{protocols.answer}</Text>
        </MoreFields>
      </Stack>
    </Section>
  );
}
