import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';

export const root = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  paddingInline: vars.space.m,
  fontSize: vars.size.small,
  color: vars.color.text,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  ':hover': { borderColor: vars.color.accent },
  selectors: {
    '&[aria-pressed="true"], &[aria-current]': {
      color: vars.color.onChosen,
      backgroundColor: vars.color.chosen,
      borderColor: vars.color.chosen,
    },
  },
  '@media': {
    ...transition(['background-color', 'border-color', 'color'])['@media'],
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-current]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});
