import { Grid, Picture, Section, SectionHead, TechnologyCard } from '@brand/ui';
import { technologies } from '../content/about.ts';
import { airFoilBearing, impeller, max125Front } from '../content/media.generated.ts';
import { Film } from '../shell/Film.tsx';
import { pictureOf } from '../shell/pictures.ts';

const sizes = '(width >= 64rem) 26rem, 100vw';

const media = {
  bearing: <Film film={airFoilBearing} sizes={sizes} />,
  impeller: <Film film={impeller} sizes={sizes} />,
  // Cut out: it stands on the ground of the section.
  package: <Picture {...pictureOf(max125Front)} color={undefined} ratio="16:9" sizes={sizes} />,
};

/** What decides how a machine runs. */
export function CoreTechnologies() {
  const { title, lead, items } = technologies;
  return (
    <Section ground="dark" aria-labelledby="core-technologies-title">
      <SectionHead headingId="core-technologies-title" title={title} lead={lead} />
      <Grid as="ul" columns="three">
        {items.map(({ id, ...technology }) => (
          <TechnologyCard key={id} as="li" {...technology} media={media[id]} />
        ))}
      </Grid>
    </Section>
  );
}
