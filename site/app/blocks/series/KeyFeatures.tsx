import { sharedFaqs } from '@brand/catalogue/questions/faq';
import { Grid, MoreFields, Section, TechnologyCard, Text } from '@brand/ui';
import { PartMedia } from './PartMedia.tsx';
import type { Series } from './series.ts';

interface KeyFeaturesProps {
  series: Series;
}

const { protocols } = sharedFaqs;

const plate = '(width >= 64rem) 60vw, (width >= 40rem) 50vw, 100vw';

/** Impeller and controller with their facts, the last of which answers a common question about the controller. */
export function KeyFeatures({ series: { features } }: KeyFeaturesProps) {
  return (
    <Section head="sentence" title="Key features" lead={features.lead}>
      <Grid columns="plates" as="ul">
        {features.parts.map(({ id, title, text, features: facts, media, href }, index) => (
          <TechnologyCard
            key={id}
            as="li"
            title={title}
            text={text}
            features={
              index === features.parts.length - 1
                ? [
                    ...facts,
                    <MoreFields key="protocols" title={protocols.question}>
                      <Text tone="muted">{protocols.answer}</Text>
                    </MoreFields>,
                  ]
                : facts
            }
            href={href}
            media={<PartMedia media={media} sizes={plate} />}
          />
        ))}
      </Grid>
    </Section>
  );
}
