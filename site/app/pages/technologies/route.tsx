import { technologyFaqs } from '@brand/catalogue/questions/technologyFaqs';
import { faqPage } from '@brand/catalogue/structuredData';
import { shaftAssembled } from '@brand/media';
import {
  AnnotatedPicture,
  ComparisonTable,
  Hero,
  Link,
  MeasureBand,
  PauseMotion,
  Section,
  SectionNav,
  Stack,
  Text,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { Questions } from '../../blocks/Questions.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { cutOut } from '../../shell/pictures.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import * as content from './content.ts';
import { page } from './page.ts';
import { Tour } from './Tour.tsx';

export const { meta, handle } = pageRoute(page);

export default function Technologies() {
  const { comparison, faq, closing } = content;
  return (
    <>
      <Hero
        headlines={[content.hero]}
        media={
          <AnnotatedPicture
            picture={{ ...cutOut(shaftAssembled), width: 600, height: 640 }}
            callouts={content.callouts}
            sizes="(width < 64rem) 412px, 50vw"
            priority
          />
        }
        mediaPlace="object"
        actions={<Actions items={content.actions} />}
        control={<PauseMotion />}
        foot={<MeasureBand items={content.measures} />}
      />
      <SectionNav
        label={page.title}
        ground="dark"
        items={content.tabs.map(({ id, name }) => ({ name, href: `#${id}` }))}
        defaultValue="#air-bearing"
        // A chapter counts from the middle of the window.
        offset={450}
      />
      <Tour />
      <Section id="comparison" head="sentence" title={comparison.title} lead={comparison.lead}>
        <Stack gap="xl">
          <Aside title={comparison.guide.title}>
            <Text>{comparison.guide.text}</Text>
          </Aside>
          <ComparisonTable
            label={comparison.label}
            properties={comparison.properties}
            items={comparison.bearings.map(({ when, moreHref, ...bearing }) => ({
              ...bearing,
              details: {
                guide: (
                  <Stack gap="s">
                    <Stack as="ul" gap="xs">
                      {when.map((condition) => (
                        <li key={condition}>{condition}</li>
                      ))}
                    </Stack>
                    {moreHref && (
                      <Link href={moreHref} tone="standalone">
                        More about {bearing.code}
                      </Link>
                    )}
                  </Stack>
                ),
              },
            }))}
            highlighted="NSTB+"
          />
        </Stack>
      </Section>

      <Section id="faq" tone="subtle" aria-labelledby="faq-title">
        <Aside level={2} headingId="faq-title" title={faq.title} text={faq.lead}>
          <Questions items={technologyFaqs} />
        </Aside>
      </Section>
      <Closing {...closing} />
      <StructuredData page={page} data={import.meta.env.SSR && [faqPage(technologyFaqs)]} />
    </>
  );
}
