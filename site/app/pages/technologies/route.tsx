import { technologyFaqs } from '@brand/catalogue/questions/technologyFaqs';
import { faqPage } from '@brand/catalogue/structuredData';
import {
  airFoilBearing,
  coolingPath,
  impeller as impellerFilm,
  inverterBay,
  nstbPlus as nstbPlusFilm,
  pmsmMotor,
} from '@brand/media';
import {
  Badge,
  ComparisonTable,
  FeatureGrid,
  Figure,
  Heading,
  Hero,
  MeasureBand,
  PauseMotion,
  Section,
  SectionNav,
  SelectionGuide,
  Stack,
  Timeline,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { Questions } from '../../blocks/Questions.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { Film, HeroFilm } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import * as content from './content.ts';
import { Explained } from './Explained.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Technologies() {
  const { timeline, applications, nstbPlus, impeller, comparison, faq, closing } = content;
  return (
    <>
      <Hero
        headlines={[content.hero]}
        media={<HeroFilm film={pmsmMotor} />}
        mediaPlace="end"
        actions={<Actions items={content.actions} />}
        control={<PauseMotion />}
        foot={<MeasureBand items={content.measures} />}
      />
      <SectionNav
        label={page.title}
        items={content.tabs.map(({ id, name }) => ({ name, href: `#${id}` }))}
        defaultValue="#air-bearing"
      />
      <Explained
        id="air-bearing"
        ground="dark"
        figure={1}
        media={airFoilBearing}
        {...content.airBearing}
      />
      <Section headingLevel={3} title={timeline.title} lead={timeline.lead} head="stack">
        <Timeline items={timeline.items} headingLevel={4} />
      </Section>
      <Section headingLevel={3} title={applications.title} lead={applications.lead} head="ruled">
        <FeatureGrid items={applications.items} columns="three" headingLevel={4} />
      </Section>
      <Explained
        id="pmsm-motor"
        tone="subtle"
        side="start"
        bleed
        figure={2}
        media={coolingPath}
        {...content.motor}
      />
      <Explained
        id="nstb-plus"
        ground="dark"
        figure={3}
        media={nstbPlusFilm}
        {...nstbPlus}
        title={
          <>
            {nstbPlus.title} <Badge tone="patent">{nstbPlus.badge}</Badge>
          </>
        }
      />
      <Section id="impeller" title={impeller.title} lead={impeller.text} head="stack">
        <Stack gap="xxl">
          <Figure number={4} caption={impeller.caption}>
            <Film film={impellerFilm} sizes="(width >= 82rem) 80rem, 100vw" />
          </Figure>
          <FeatureGrid items={impeller.items} columns="three" />
        </Stack>
      </Section>
      <Explained
        id="control-system"
        tone="subtle"
        bleed
        figure={5}
        media={inverterBay}
        {...content.control}
      />
      <Section id="comparison" title={comparison.title} lead={comparison.lead}>
        <Stack gap="xxxl">
          <ComparisonTable
            label={comparison.label}
            properties={comparison.properties}
            items={comparison.bearings}
            highlighted="NSTB+"
            labels={{ property: 'Quality' }}
          />
          <Stack gap="l">
            <Heading level={3}>{comparison.guideTitle}</Heading>
            <SelectionGuide items={comparison.guide} headingLevel={4} />
          </Stack>
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
