import { componentStyle, media, transition, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': {
    [media.fromWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.header} + ${vars.space.xl})`,
      alignSelf: 'start',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: 'fit-content',
    },
    [media.low]: { position: 'relative', insetBlockStart: 'auto' },
    [media.print]: { display: 'none' },
  },
});

/** Cells in one frame. */
export const items = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  border: hairline,
  borderRadius: vars.radius.control,
  '@media': { [media.fromWide]: { flexDirection: 'column' } },
});

export const item = componentStyle({
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': {
    [media.fromWide]: {
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
    },
  },
});

export const scripted = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const link = componentStyle([
  {
    ...type.small,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.layout.target,
    blockSize: vars.layout.target,
    fontWeight: vars.weight.strong,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.selected },
  },
  transition(['background-color']),
]);

/** Next to the buttons; in the column layout it is out of the flow, so that nothing shifts. */
export const status = componentStyle({
  ...type.caption,
  color: vars.color.success,
  selectors: { '&[data-state="notCopied"]': { color: vars.color.error } },
  '@media': {
    [media.fromWide]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${vars.space.xs})`,
      insetInlineEnd: 0,
      inlineSize: 'max-content',
      maxInlineSize: '9em',
      textAlign: 'end',
    },
  },
});
