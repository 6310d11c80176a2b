import { appearing, componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

const anchor = '--brand-tooltip';

export const root = componentStyle({
  display: 'inline-block',
  anchorName: anchor,
  anchorScope: anchor,
});

/** Above its control, or below if there is no room. Browsers without anchor positioning show it at the bottom of the window. */
export const tip = componentStyle([
  {
    ...type.caption,
    insetBlock: `auto ${vars.space.l}`,
    margin: 'auto',
    maxInlineSize: `min(100% - 2 * ${vars.space.margin}, ${rem(280)})`,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    overflow: 'visible',
    overflowWrap: 'anywhere',
    color: vars.color.ground,
    backgroundColor: vars.color.text,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    // Fills the gap to the control, so that the pointer can move onto the text.
    '::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space.xs})` },
    '@supports': {
      '(position-area: block-end) and (anchor-scope: all)': {
        inset: 'auto',
        margin: 0,
        marginBlock: vars.space.xs,
        positionAnchor: anchor,
        positionArea: 'block-start',
        positionTryFallbacks: 'flip-block',
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
  appearing,
]);
