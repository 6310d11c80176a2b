import { atStart } from '../internal/atStart.ts';
import { coveringLink } from '../internal/coveringLink.ts';
import {
  clampLines,
  componentStyle,
  fluid,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

/** Phones have none for an image beside the title. */
const room = media.fromSmall;

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  selectors: {
    '&[data-layout="compact"]': {
      paddingBlockStart: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
  '@media': {
    [room]: {
      selectors: {
        '&[data-layout="compact"]': {
          display: 'grid',
          gridTemplateColumns: `${rem(144)} minmax(0, 1fr)`,
          alignContent: 'start',
          columnGap: vars.space.m,
        },
      },
    },
  },
});

const compact = `${root}[data-layout="compact"]`;

/** The first of a listing over two columns. */
const wide = '(inline-size >= 40rem)';

export const skeleton = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const noImage = componentStyle({
  aspectRatio: '16 / 9',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
});

export const category = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  marginBlockStart: vars.space.m,
  selectors: { [`${compact} > &`]: { marginBlockStart: rem(-3) } },
});

export const title = componentStyle({
  ...atStart,
  ...type.h3,
  ...clampLines(2),
  marginBlockStart: vars.space.xs,
  '@container': { [wide]: { fontSize: fluid(26, 40), lineHeight: 1.1 } },
  selectors: {
    [`${compact} > &`]: { ...type.h4, fontSize: rem(18), marginBlockStart: vars.space.xxs },
  },
});

export const link = componentStyle(coveringLink('6px'));

export const excerpt = componentStyle({
  ...atStart,
  ...type.body,
  fontSize: rem(16),
  ...clampLines(3),
  maxInlineSize: '72ch',
  color: vars.color.muted,
  marginBlockStart: vars.space.s,
  selectors: { [`${compact} > &`]: type.small },
});

export const byline = componentStyle({
  ...type.caption,
  color: vars.color.muted,
  marginBlockStart: vars.space.m,
});

/** With the dot before it. */
export const date = componentStyle({ display: 'inline-block' });

export const shortLine = componentStyle({ inlineSize: '40%' });

export const longLine = componentStyle({ inlineSize: '80%' });

// The image stands beside category and title, above the text; phones show none.
const place = (part: string, rule: object) =>
  layerStyle('brand.components', `${compact} > ${part}`, { '@media': { [room]: rule } });
layerStyle('brand.components', `${compact} > :first-child`, {
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [media.belowSmall]: { display: 'none' } },
});
place(':is(p, h1, h2, h3, h4, h5, h6)', { gridColumn: '1 / -1' });
place(category, { gridColumn: 2 });
place(title, { gridColumn: 2 });
