import { Section, Stack, Text } from '@brand/ui';
import { sharedFaqs } from '../../company/faq.ts';
import { Aside } from '../Aside.tsx';
import { PartCards } from './PartCards.tsx';
import type { Series } from './series.ts';

interface KeyFeaturesProps {
  series: Series;
  /**
   * Whether the cards list what each part brings.
   * @default false
   */
  detailed?: boolean;
}

const { protocols } = sharedFaqs;

/** Impeller and controller, with what is asked most about the latter. */
export function KeyFeatures({ series: { features }, detailed = false }: KeyFeaturesProps) {
  return (
    <Section title="Key features" lead={features.lead}>
      <Stack gap="xl">
        <PartCards parts={features.parts} detailed={detailed} />
        <Aside title={protocols.question}>
          <Text tone="muted">{protocols.answer}</Text>
        </Aside>
      </Stack>
    </Section>
  );
}
