import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

/** Wraps on phones: neighbours share their hairlines in both directions. */
export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  paddingInlineEnd: '1px',
  paddingBlockEnd: '1px',
  '@media': { [media.print]: { display: 'none' } },
});

const chosen = '&:is([aria-pressed="true"], [aria-current])';

export const segment = componentStyle([
  {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minBlockSize: vars.layout.target,
    marginInlineEnd: '-1px',
    marginBlockEnd: '-1px',
    paddingInline: vars.space.m,
    color: vars.color.text,
    border: `1px solid ${vars.color.hairline}`,
    ':first-child': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    ':last-child': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    ':hover': { borderColor: vars.color.accent, zIndex: 1 },
    selectors: {
      [chosen]: {
        zIndex: 1,
        color: vars.color.onChosen,
        backgroundColor: vars.color.chosen,
        borderColor: vars.color.chosen,
      },
      '&:focus-visible': { zIndex: 2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [chosen]: {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
  transition(['background-color', 'border-color', 'color']),
]);
