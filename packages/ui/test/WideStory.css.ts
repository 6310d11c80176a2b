import { componentStyle, rem, vars } from '../src/styles/toolkit.ts';

const size = { width: 1440, height: 720, scale: 0.62 };

export const window = componentStyle({
  blockSize: size.height * size.scale,
  maxInlineSize: size.width * size.scale,
  overflow: 'hidden',
  marginBlock: rem(16),
  border: `1px solid ${vars.color.hairline}`,
});

export const page = componentStyle({
  inlineSize: size.width,
  blockSize: size.height,
  border: 0,
  transform: `scale(${size.scale})`,
  transformOrigin: '0 0',
});
