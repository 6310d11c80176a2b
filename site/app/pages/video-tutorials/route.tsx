import { ButtonLink, CallToAction, Grid, PauseMotion, Section, TechnologyCard } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Film } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function VideoTutorials() {
  return (
    <LandingPage {...content.hero} page={page} control={<PauseMotion />}>
      <Section aria-label={page.title}>
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
      </Section>
      <CallToAction
        ground="light"
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
