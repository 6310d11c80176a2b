import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

export const zone = componentStyle([
  {
    position: 'relative',
    display: 'grid',
    minBlockSize: rem(88),
    marginBlockStart: vars.space.xxs,
    backgroundColor: vars.color.raised,
    border: `1px dashed ${vars.color.border}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:not(:has(input:disabled))': { borderColor: vars.color.accent },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.error },
      '&[data-state="dragging"]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.selected,
      },
      '&:has(input:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
      '&:has(input:disabled)': { borderColor: vars.color.hairline },
    },
  },
  transition(['background-color', 'border-color']),
]);

/** Transparent over the whole zone, so that the browser handles clicks and drops. Visible without JavaScript. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    [media.noScript]: {
      position: 'static',
      blockSize: 'auto',
      padding: vars.space.m,
      opacity: 1,
    },
  },
});

export const prompt = componentStyle({
  ...type.small,
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: vars.space.m,
  color: vars.color.muted,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const choose = componentStyle({
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    [`${zone}:has(input:disabled) &`]: { color: 'inherit', textDecorationLine: 'none' },
  },
});

export const drop = componentStyle({
  display: 'none',
  '@media': { [media.hover]: { display: 'inline' } },
});

export const list = componentStyle({ borderBlockEnd: `1px solid ${vars.color.hairline}` });

export const file = componentStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: vars.layout.target,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});

export const name = componentStyle({
  flex: `1 1 ${rem(112)}`,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const size = componentStyle({
  ...type.tabular,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

export const refusal = componentStyle({ display: 'block', overflowWrap: 'anywhere' });
