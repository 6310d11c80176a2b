import type { StyleRule } from '@vanilla-extract/css';
import { media, type, vars } from '../styles/toolkit.ts';

/** A row of segments. It may wrap: neighbours share hairlines in both directions. */
export const row = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  paddingInlineEnd: '1px',
  paddingBlockEnd: '1px',
  '@media': { [media.print]: { display: 'none' } },
} satisfies StyleRule;

/** A segment. @param chosen selector of the selected segment, in which `&` stands for the segment */
export function segment(chosen: string): StyleRule {
  return {
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
    ':disabled': { color: vars.color.muted, borderColor: vars.color.hairline },
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
  };
}
