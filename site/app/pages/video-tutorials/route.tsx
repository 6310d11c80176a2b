import {
  ButtonLink,
  Grid,
  Link,
  PauseMotion,
  Section,
  Split,
  type SplitProps,
  TechnologyCard,
} from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { Film } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

const [first, ...others] = content.tutorials;

export default function VideoTutorials() {
  const { title, text, links } = content.hero;
  return (
    <LandingPage
      title={title}
      text={text}
      page={page}
      actions={
        <>
          {links.map(({ name, href }) => (
            <Link key={href} href={href} tone="standalone">
              {name}
            </Link>
          ))}
          <PauseMotion />
        </>
      }
    >
      <Plate tutorial={first} />
      <Section aria-label={page.title}>
        <Grid as="ul" columns="two">
          {others.slice(0, -1).map(({ id, film, ...tutorial }) => (
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
      <Plate tutorial={content.tutorials.at(-1)} side="start" />
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}

interface PlateProps extends Pick<SplitProps, 'side'> {
  tutorial?: content.Tutorial;
}

/** A film that fills its side of the page. */
function Plate({ tutorial, side }: PlateProps) {
  if (!tutorial) return null;
  const { id, film, href, title, text } = tutorial;
  return (
    <Section ground="dark" space="none" aria-labelledby={id}>
      <Split
        title={title}
        text={text}
        bleed
        side={side}
        headingId={id}
        media={<Film film={film} sizes={bleeding} />}
        actions={
          <ButtonLink href={href} tone="quiet">
            {content.more}
          </ButtonLink>
        }
      />
    </Section>
  );
}
