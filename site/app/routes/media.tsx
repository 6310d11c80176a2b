import { ButtonLink, CallToAction, Grid, Picture, Section, TechnologyCard } from '@brand/ui';
import { cardDownloads } from '../content/media.generated.ts';
import * as content from '../content/mediaCentre.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/media';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardDownloads.src,
  });

export default function MediaCentre() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section aria-label={content.name}>
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
