import { offices } from '@brand/catalogue/offices';
import { impeller } from '@brand/media';
import { Ledger, Picture, RegionList, Section } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Careers() {
  return (
    <LandingPage
      {...content.hero}
      page={page}
      media={
        <Picture {...pictureOf(impeller.poster)} priority sizes="(width >= 64rem) 62vw, 100vw" />
      }
    >
      <Section title={content.fields.title} lead={content.fields.lead} head="stack">
        <Ledger items={content.fields.items} />
      </Section>
      <Section tone="subtle" aria-labelledby="offices-title">
        <Aside
          level={2}
          headingId="offices-title"
          title={content.offices.title}
          text={content.offices.text(offices.length)}
        >
          <RegionList
            aria-labelledby="offices-title"
            items={offices.map(({ city, country }) => ({ name: city, detail: country }))}
          />
        </Aside>
      </Section>
      <Closing ground="light" {...content.apply} />
    </LandingPage>
  );
}
