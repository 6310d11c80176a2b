import { balancing, foilMacro, max125Front } from '@brand/media';
import { Grid, Picture, Section, TechnologyCard } from '@brand/ui';
import { pictureOf } from '../../shell/pictures.ts';
import { technologies } from './content.ts';

/** Pictures of 16:9 fill frames of 4:3. */
const sizes = '(width >= 64rem) 39vw, 100vw';

const media = {
  bearing: <Picture {...pictureOf(foilMacro)} ratio="4:3" sizes={sizes} />,
  impeller: <Picture {...pictureOf(balancing)} ratio="4:3" sizes={sizes} />,
  // A cut-out, which needs no placeholder colour.
  package: <Picture {...pictureOf(max125Front)} color={undefined} ratio="4:3" sizes={sizes} />,
};

export function CoreTechnologies() {
  const { title, lead, items } = technologies;
  return (
    <Section ground="dark" title={title} lead={lead}>
      <Grid as="ul" columns="three">
        {items.map(({ id, ...technology }) => (
          <TechnologyCard key={id} as="li" beside {...technology} media={media[id]} />
        ))}
      </Grid>
    </Section>
  );
}
