import { componentStyle, media, vars } from '../styles/toolkit.ts';

/** Wall and floor: the floor begins above the lower edge by `--floor`, behind the machines. `end` is its tone at that edge. */
const floorTo = (end: string) => ({
  backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.hairline} ${end}, ${vars.color.ground}), color-mix(in srgb, ${vars.color.hairline} 80%, ${vars.color.ground}) var(--floor), ${vars.color.subtle} var(--floor), ${vars.color.ground})`,
});

export const floor = floorTo('35%');

/** Over another floor. */
export const endingFloor = floorTo('0%');

export const person = componentStyle({
  blockSize: 'auto',
  fill: `color-mix(in srgb, ${vars.color.muted} 35%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
