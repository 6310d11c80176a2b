import { sharedFaqs } from '@brand/catalogue/questions/faq';
import { Section, Text } from '@brand/ui';
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
    <>
      <Section head="sentence" title="Key features" lead={features.lead}>
        <PartCards parts={features.parts} detailed={detailed} />
      </Section>
      <Section head="side" title={protocols.category} lead={protocols.question}>
        <Text size="lead" tone="muted">
          {protocols.answer}
        </Text>
      </Section>
    </>
  );
}
