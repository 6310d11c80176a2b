import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

/** Wall and floor: the floor begins above the lower edge by `--floor`, behind the machines, and fades towards that edge. */
const view = `linear-gradient(to top, ${vars.color.ground}, color-mix(in srgb, ${vars.color.hairline} 80%, ${vars.color.ground}) var(--floor), ${vars.color.subtle} var(--floor), ${vars.color.ground})`;

export const floor = { backgroundImage: view };

/** From one edge of the window to the other, without being as wide. */
export const wideFloor = { borderImage: `${view} fill 0 / 0 / 0 100vw` };

/** Where what scrolls would cut a floor, it fades at its ends. */
export const endingFloor = {
  backgroundImage: `linear-gradient(to right, ${vars.color.ground}, transparent ${rem(80)} calc(100% - ${rem(80)}), ${vars.color.ground}), ${view}`,
};

export const person = componentStyle({
  blockSize: 'auto',
  fill: `color-mix(in srgb, ${vars.color.muted} 35%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
