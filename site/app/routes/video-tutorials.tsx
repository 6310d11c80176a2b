import {
  ButtonLink,
  CallToAction,
  Grid,
  PauseMotion,
  Section,
  Stack,
  TechnologyCard,
} from '@brand/ui';
import { cardTechnologies } from '../content/media.generated.ts';
import * as content from '../content/videoTutorials.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Film } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/video-tutorials';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardTechnologies.src,
  });

export default function VideoTutorials() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section aria-label={content.name}>
        <Stack gap="l">
          <div>
            <PauseMotion />
          </div>
          <Grid as="ul" columns="two">
            {content.tutorials.map(({ id, film, ...tutorial }) => (
              <TechnologyCard
                key={id}
                as="li"
                headingLevel={2}
                {...tutorial}
                media={<Film film={film} sizes="(width >= 48rem) 50vw, 100vw" />}
              />
            ))}
          </Grid>
        </Stack>
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/services#training">Training</ButtonLink>
            <ButtonLink href="/technologies" tone="quiet">
              All technologies
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
