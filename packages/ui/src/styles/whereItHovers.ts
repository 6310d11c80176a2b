import { media } from './media.ts';

type Styles = Record<string, unknown>;
type Rule = Styles & { selectors?: Styles; '@media'?: Record<string, Rule> };

/**
 * Moves the styles of `:hover` under a media query, because after a tap a phone hovers until the next one. They follow
 * all other styles of the file there, so `:hover` gets no specificity: it wins against the rest, and no other state.
 */
export function whereItHovers<Style extends object>(rule: Style): Style {
  const { ':hover': own, selectors = {}, '@media': queries, ...others } = rule as Rule;
  const hovered: Styles = own ? { '&:where(:hover)': own } : {};
  const kept: Styles = {};
  for (const [selector, styles] of Object.entries(selectors)) {
    const weak = selector.replace(':hover', ':where(:hover)');
    (weak === selector ? kept : hovered)[weak] = styles;
  }
  const blocks = Object.entries({ [media.hover]: {}, ...queries }).map(
    ([query, block]: [string, Rule]) =>
      query === media.hover
        ? [query, { ...block, selectors: { ...hovered, ...block.selectors } }]
        : [query, whereItHovers(block)],
  );
  return { ...others, selectors: kept, '@media': Object.fromEntries(blocks) } as Style;
}
