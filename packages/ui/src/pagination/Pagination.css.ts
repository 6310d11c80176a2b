import { componentStyle, layerStyle, media, transition, type, vars } from '../styles/toolkit.ts';

/** On phones the arrows of more than three pages are below the numbers. */
const short = ':not(:has(> :nth-child(8)))';
const fits = '(width >= 22.5rem)';

export const list = componentStyle({
  ...type.body,
  ...type.tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  '::after': { content: '""', flexBasis: '100%', order: 1 },
  '@media': {
    [fits]: { selectors: { [`&${short}::after`]: { display: 'none' } } },
    [media.fromSmall]: {
      gap: '6px',
      '::after': { display: 'none' },
    },
  },
});

export const step = componentStyle({
  '@media': {
    [`not all and ${media.fromSmall}`]: { order: 2 },
    [fits]: { selectors: { [`${list}${short} > &`]: { order: 0 } } },
  },
});

export const target = componentStyle([
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.layout.target,
    blockSize: vars.layout.target,
    paddingInline: vars.space.xxs,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[href]:not([aria-current]):hover': {
        borderColor: vars.color.accent,
        color: vars.color.accent,
      },
      '&[aria-current="page"]': {
        fontWeight: vars.weight.strong,
        color: vars.color.onAction,
        backgroundColor: vars.color.action,
        borderColor: vars.color.action,
      },
      '&[aria-disabled="true"]': { color: vars.color.muted, opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  transition(['border-color', 'color']),
]);

layerStyle('brand.components', `[dir="rtl"] ${target} > svg`, { scale: '-1 1' });

export const ellipsis = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '10px',
  color: vars.color.muted,
});
