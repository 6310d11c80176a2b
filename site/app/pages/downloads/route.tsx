import { CoverGrid, FeatureGrid, Section, SectionHead } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { ModelDatasheet } from './ModelDatasheet.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Downloads() {
  const { closing, documents, files, single } = content;
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <CoverGrid
          priority
          headingLevel={2}
          items={documents.map(({ cover, text, ...item }) => ({
            ...item,
            text: measured(text),
            image: pictureOf(cover),
          }))}
        />
      </Section>
      <Section title={files.title} head="ruled">
        <FeatureGrid columns="rows" items={files.items} />
      </Section>
      <Section tone="subtle" space="half" aria-labelledby="single-title">
        <SectionHead
          layout="ruled"
          headingId="single-title"
          title={single.title}
          lead={single.text}
        >
          <ModelDatasheet />
        </SectionHead>
      </Section>
      <Closing ground="light" {...closing} />
    </LandingPage>
  );
}
