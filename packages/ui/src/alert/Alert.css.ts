import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  vars,
} from '../styles/toolkit.ts';

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
  position: 'sticky',
  insetBlockStart: vars.space.xs,
  zIndex: vars.layer.sticky,
  '@media': {
    // Above a keyboard on the screen, for example.
    [media.low]: {
      paddingBlock: vars.space.xs,
      maxBlockSize: '35svh',
      overflow: 'auto',
    },
  },
});

// It does not cover the caret in a field below it.
layerStyle('brand.components', `:root:has(${sticky})`, {
  scrollPaddingBlockStart: `min(${rem(144)}, 40svh)`,
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const title = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
