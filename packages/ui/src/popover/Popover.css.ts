import { appearing, componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

const anchor = '--brand-popover';

export const root = componentStyle({ display: 'inline-block', anchorScope: anchor });

export const trigger = componentStyle({ anchorName: anchor });

/** Below its button, or above it without room. Browsers without anchor positioning centre it in the viewport. */
export const panel = componentStyle([
  {
    ...type.small,
    margin: 'auto',
    maxInlineSize: `min(100% - 2 * ${vars.space.margin}, ${rem(400)})`,
    maxBlockSize: `calc(100% - 2 * ${vars.space.margin})`,
    overscrollBehavior: 'contain',
    padding: vars.space.m,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    '@supports': {
      '(position-area: block-end) and (anchor-scope: all)': {
        inset: 'auto',
        margin: 0,
        marginBlock: vars.space.xs,
        // All the room on its side, and at least half the window: where that does not fit, it opens on the other side.
        maxBlockSize: `max(50dvh - ${vars.layout.target}, 100% - 2 * ${vars.space.xs})`,
        positionAnchor: anchor,
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  appearing,
]);
