import { offices } from '@brand/catalogue/offices';
import { testBench } from '@brand/media';
import { FeatureGrid, Figure, Link, Picture, RegionList, Section, Split, Stack } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

const { apply } = content;

export default function Careers() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section ground="dark" space="none" aria-labelledby="fields-title">
        <Split
          bleed
          headingId="fields-title"
          title={content.fields.title}
          items={content.fields.items}
          media={
            <Figure number={1} caption={content.fields.caption}>
              <Picture {...pictureOf(testBench)} priority sizes={bleeding} />
            </Figure>
          }
        />
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
      <Section title={apply.title} lead={apply.text} head="ruled">
        <Stack gap="l">
          <FeatureGrid items={apply.steps} columns="rows" />
          <Stack direction="inline" gap="l">
            {apply.links.map(({ name, href }) => (
              <Link key={href} href={href} tone="standalone">
                {name}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Section>
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}
