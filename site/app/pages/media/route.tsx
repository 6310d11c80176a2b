import { ButtonLink, CallToAction, Grid, Picture, Section, TechnologyCard } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function MediaCentre() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <Grid as="ul" columns="two">
          {content.items.map(({ id, image, ...entry }) => (
            <TechnologyCard
              key={id}
              as="li"
              headingLevel={2}
              {...entry}
              media={
                <Picture {...pictureOf(image)} ratio="16:9" sizes="(width >= 48rem) 50vw, 100vw" />
              }
            />
          ))}
        </Grid>
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/about-us" tone="quiet">
              About Us
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
