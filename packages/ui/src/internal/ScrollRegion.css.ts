import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

const fade = (...edges: ('left' | 'right' | 'bottom')[]) => ({
  maskImage: edges
    .map(
      (edge) =>
        `linear-gradient(to ${edge}, black calc(100% - ${edge === 'bottom' ? '1.5rem' : '3rem'}), transparent)`,
    )
    .join(', '),
  maskComposite: 'intersect',
});

/** The far and the lower edge fade while there is more to scroll. */
export const root = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
  // A part that scrolls could not break between sheets.
  '@media': { [media.print]: { overflow: 'visible', maskImage: 'none' } },
  selectors: {
    '&[data-below]': fade('bottom'),
    '&[data-more]': fade('right'),
    '[dir="rtl"] &[data-more]': fade('left'),
    '&[data-more][data-below]': fade('right', 'bottom'),
    '[dir="rtl"] &[data-more][data-below]': fade('left', 'bottom'),
  },
});

/** As wide as the content, however much of it the region shows. */
export const content = componentStyle({ inlineSize: 'min-content', minInlineSize: '100%' });

/** Width of the content beyond the region. Percentages refer to `content`, `cqi` to the region. */
const beyond = '(100% - 100cqi)';

/** Takes up space only if the content is wider than the region: in CSS, so that it is right before any script runs. */
export const hint = componentStyle({
  ...type.caption,
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  maxInlineSize: `clamp(0px, ${beyond} * 999, 100cqi)`,
  marginBlockEnd: `clamp(-1lh, (${beyond} - 1px) * 999, ${vars.space.s})`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.muted,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

export const unscripted = componentStyle({
  '@media': { [`not ${media.noScript}`]: { display: 'none' } },
});
