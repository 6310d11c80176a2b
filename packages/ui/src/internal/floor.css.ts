import { componentStyle, media, vars } from '../styles/toolkit.ts';

/** Wall and floor: the floor begins above the lower edge by `--floor`, behind the machines. */
export const floor = {
  backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.hairline} 35%, ${vars.color.ground}), color-mix(in srgb, ${vars.color.hairline} 80%, ${vars.color.ground}) var(--floor), ${vars.color.subtle} var(--floor), ${vars.color.ground})`,
};

export const person = componentStyle({
  blockSize: 'auto',
  fill: `color-mix(in srgb, ${vars.color.muted} 35%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
