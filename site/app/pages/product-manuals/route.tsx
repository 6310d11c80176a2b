import { faultHref, faultMessages, faultTitle } from '@brand/catalogue/faultMessages';
import { type Model, modelsOf } from '@brand/catalogue/models';
import {
  ButtonLink,
  FeatureList,
  Grid,
  Heading,
  RegionList,
  Section,
  Stack,
  Steps,
  Text,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Outline } from '../../blocks/Outline.tsx';
import { TitledTable } from '../../blocks/TitledTable.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function ProductManuals() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section title={content.chapters.title} head="ruled">
        <Steps items={content.chapters.steps} />
      </Section>
      <Section tone="subtle" aria-label={content.outlines}>
        <Stack gap="xxxl">
          {content.manuals.map(({ id, title, text, series, note, sheets, link }) => (
            <Grid key={id} id={id} columns="split" gap="xxl">
              <Stack gap="l">
                <Stack gap="m">
                  <Heading level={2}>{title}</Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
                <Outline model={modelsOf(series).at(-1) as Model} size="half" note={note} />
              </Stack>
              <Stack gap="xxl">
                {sheets.map((sheet) => (
                  <TitledTable key={sheet.title} machines={title} {...sheet} />
                ))}
                {link && (
                  <Stack direction="inline">
                    <ButtonLink href={link.href} tone="quiet">
                      {link.label}
                    </ButtonLink>
                  </Stack>
                )}
              </Stack>
            </Grid>
          ))}
        </Stack>
      </Section>
      <Section aria-labelledby="care">
        <Aside level={2} headingId="care" title={content.care.title} text={content.care.text}>
          <FeatureList aria-labelledby="care" items={content.care.items} />
        </Aside>
      </Section>
      <Section tone="subtle" aria-labelledby="messages">
        <Aside
          level={2}
          headingId="messages"
          title={content.messages.title}
          text={content.messages.text}
        >
          <RegionList
            aria-labelledby="messages"
            items={faultMessages.map((message) => ({
              name: faultTitle(message),
              href: faultHref(message),
            }))}
          />
        </Aside>
      </Section>
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}
