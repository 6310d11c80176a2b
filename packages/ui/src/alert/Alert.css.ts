import { componentStyle, componentVariants, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  border: '1px solid',
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.card,
});

export const tones = componentVariants({
  info: {
    color: vars.color.text,
    backgroundColor: vars.color.selected,
    borderColor: vars.color.accent,
  },
  success: {
    color: vars.color.success,
    backgroundColor: vars.color.successGround,
    borderColor: vars.color.success,
  },
  error: {
    color: vars.color.error,
    backgroundColor: vars.color.errorGround,
    borderColor: vars.color.error,
  },
});

export const sticky = componentStyle({
  '@media': {
    [media.tall]: {
      position: 'sticky',
      insetBlockStart: vars.space.xs,
      zIndex: vars.layer.sticky,
    },
  },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const title = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
