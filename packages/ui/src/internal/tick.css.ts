import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

const size = rem(24);

/** A checkbox or radio button with its label; the whole element is the click target. */
export const option = componentStyle({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  justifySelf: 'start',
  minBlockSize: vars.layout.target,
  paddingBlock: rem(9),
  cursor: 'pointer',
  selectors: { '&:has(> input:disabled)': { color: vars.color.muted, cursor: 'not-allowed' } },
});

/** Content under the label, aligned with it. */
export const note = componentStyle({
  ...type.caption,
  paddingInlineStart: `calc(${size} + ${vars.space.s})`,
  color: vars.color.muted,
});

const control = componentStyle([
  {
    appearance: 'none',
    inlineSize: size,
    blockSize: size,
    marginBlockStart: `calc((1lh - ${size}) / 2)`,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    cursor: 'inherit',
    selectors: {
      ':hover > &': { borderColor: vars.color.accent },
      '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: vars.color.error },
      '&:checked, :hover > &:checked': { borderColor: vars.color.chosen },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  transition(['background-color', 'border-color', 'border-width']),
]);

export const box = componentStyle([
  control,
  {
    display: 'grid',
    placeContent: 'center',
    // A rounder box would look like a radio button.
    borderRadius: `min(${vars.radius.small}, 25%)`,
    selectors: {
      '&:checked': { color: vars.color.onChosen, backgroundColor: vars.color.chosen },
      '&::before': {
        content: '""',
        inlineSize: rem(6),
        blockSize: rem(13),
        borderStyle: 'solid',
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-2px) rotate(45deg)',
        opacity: 0,
      },
      '&:checked::before': { opacity: 1 },
    },
    '@media': { [media.forcedColors]: { '::before': { display: 'none' } } },
  },
]);

export const dot = componentStyle([
  control,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked': { borderWidth: rem(7), backgroundColor: vars.color.onChosen },
    },
  },
]);
