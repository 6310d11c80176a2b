import { caseStudies, measureOf } from '@brand/catalogue/caseStudies';
import {
  ButtonLink,
  Grid,
  KeyFigure,
  Picture,
  Section,
  Split,
  Stack,
  TechnologyCard,
} from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { Press } from './Press.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

const [first, ...others] = content.items;

export default function MediaCentre() {
  return (
    <LandingPage {...content.hero} page={page}>
      {first && (
        <Section space="none" tone="subtle" aria-labelledby={first.id}>
          <Split
            bleed
            headingId={first.id}
            title={first.title}
            text={first.text}
            media={<Picture {...pictureOf(first.image)} priority sizes={bleeding} />}
            actions={<ButtonLink href={first.href}>{content.read}</ButtonLink>}
          >
            <Stack direction="inline" gap="xl">
              {caseStudies.map((study) => (
                <KeyFigure key={study.slug} {...measureOf(study)} label={study.title} />
              ))}
            </Stack>
          </Split>
        </Section>
      )}
      <Section aria-label={page.title}>
        <Grid as="ul" columns="three">
          {others.map(({ id, image, ...entry }) => (
            <TechnologyCard
              key={id}
              as="li"
              headingLevel={2}
              {...entry}
              media={
                <Picture {...pictureOf(image)} ratio="16:9" sizes="(width >= 48rem) 33vw, 100vw" />
              }
            />
          ))}
        </Grid>
      </Section>
      <Press />
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}
