import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({
  borderBlockStart: `1px solid ${vars.color.text}`,
  '@media': { [media.fromMedium]: { borderBlockStart: 0 } },
});

export const item = componentStyle({
  display: 'grid',
  borderBlockEnd: hairline,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.gutter,
    },
  },
});

export const challenge = componentStyle({
  paddingBlock: `${vars.space.m} 0`,
  '@media': {
    [media.belowMedium]: { fontWeight: vars.weight.strong },
    [media.fromMedium]: {
      color: vars.color.muted,
      paddingBlock: vars.space.l,
    },
  },
});

export const solution = componentStyle({
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
  '@media': {
    [media.belowMedium]: { color: vars.color.muted },
    [media.fromMedium]: {
      padding: vars.space.l,
      marginInlineStart: `calc(-1 * ${vars.space.l})`,
      backgroundColor: vars.color.subtle,
    },
  },
});

const hidden = { ...visuallyHidden, paddingBlockEnd: 0, whiteSpace: 'nowrap' } as const;

/** Visually hidden, except in the first row of two columns: on phones weight and mark tell the texts apart. */
export const label = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
  '@media': {
    [media.belowMedium]: hidden,
    [media.fromMedium]: {
      selectors: {
        [`${item}:first-child &`]: {
          paddingBlock: `0 ${vars.space.s}`,
          marginBlockEnd: vars.space.l,
          borderBlockEnd: `1px solid ${vars.color.text}`,
        },
        [`${item}:first-child ${challenge} > &`]: {
          marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
        },
        [`${item}:first-child ${solution} > &`]: {
          marginInline: `calc(-1 * ${vars.space.l})`,
          paddingInline: vars.space.l,
        },
        [`${item}:not(:first-child) &`]: hidden,
      },
    },
  },
});

export const answer = componentStyle({ display: 'flex', gap: vars.space.s });

export const mark = componentStyle({ color: vars.color.accent, marginBlockStart: '0.22em' });
