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

/** Large text on a phone has none for an image beside it. */
const room = '(width >= 20rem)';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  '@media': {
    [room]: {
      selectors: {
        '&[data-layout="compact"]': {
          display: 'grid',
          gridTemplateColumns: `${rem(96)} minmax(0, 1fr)`,
          gridTemplateRows: 'repeat(3, auto) 1fr',
          columnGap: vars.space.m,
          paddingBlockStart: vars.space.m,
          borderBlockStart: `1px solid ${vars.color.hairline}`,
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
  '@media': { [room]: { selectors: { [`${compact} > &`]: { marginBlockStart: rem(-3) } } } },
});

export const title = componentStyle({
  ...atStart,
  ...type.h3,
  ...clampLines(2),
  marginBlockStart: vars.space.xs,
  '@container': { [wide]: { fontSize: fluid(26, 40), lineHeight: 1.1 } },
  '@media': {
    [room]: {
      selectors: {
        [`${compact} > &`]: { ...type.h4, fontSize: rem(18), marginBlockStart: vars.space.xxs },
      },
    },
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
  '@media': {
    [room]: {
      selectors: { [`${compact} > &`]: { ...type.small, marginBlockStart: vars.space.xs } },
    },
  },
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

// The image stands beside all lines of text, on phones below the title, which is wider there.
const place = (part: string, wide: object, narrow: object) =>
  layerStyle('brand.components', `${compact} > ${part}`, {
    '@media': { [room]: wide, [`${room} and ${media.belowSmall}`]: narrow },
  });
place(':first-child', { gridRow: '1 / span 4', alignSelf: 'start' }, { gridRow: '3 / span 2' });
place(':not(:first-child)', { gridColumn: 2 }, {});
place(category, {}, { gridColumn: '1 / -1', gridRow: 1 });
place(title, {}, { gridColumn: '1 / -1', gridRow: 2, marginBlockEnd: vars.space.s });
place(excerpt, {}, { gridRow: 3, marginBlockStart: rem(-4) });
place(byline, {}, { gridRow: 4 });
