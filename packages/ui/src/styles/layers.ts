import {
  type GlobalStyleRule,
  globalLayer,
  globalStyle,
  type StyleRule,
  style,
} from '@vanilla-extract/css';
import { media } from './media.ts';
import { whereItHovers } from './whereItHovers.ts';

/** The library's cascade layers in order. Unlayered styles override all of them. */
const ownLayers = ['brand.reset', 'brand.theme', 'brand.components', 'brand.utilities'] as const;

export type LayerName = (typeof ownLayers)[number];

/**
 * Every file that emits CSS declares all four before its first rule, so that the order does not depend on which file a
 * bundler loads first.
 */
function declareLayers() {
  for (const name of ownLayers) globalLayer(name);
}

/**
 * Declares the layers of Tailwind around the library's: its reset then comes before the library, and its utilities after,
 * although its stylesheet is loaded later.
 */
export function declareTailwindLayers() {
  for (const name of ['theme', 'base', ...ownLayers, 'components', 'utilities']) globalLayer(name);
}

/** Creates a class in the components layer. Use it in `.css.ts` files instead of `style`. */
export function componentStyle(rule: StyleRule | (StyleRule | string)[], debugId?: string): string {
  declareLayers();
  const rules = Array.isArray(rule) ? rule : [rule];
  return style(
    rules.map((part) =>
      typeof part === 'string' ? part : { '@layer': { 'brand.components': whereItHovers(part) } },
    ),
    debugId,
  );
}

/** Creates a class in the components layer for each key. */
export function componentVariants<Key extends string>(
  rules: Record<Key, StyleRule>,
  debugId?: string,
): Record<Key, string> {
  const classes = {} as Record<Key, string>;
  for (const key in rules) {
    classes[key] = componentStyle(rules[key], debugId ? `${debugId}_${key}` : key);
  }
  return classes;
}

/** Adds a rule for a selector to a layer, for elements without a class. */
export function layerStyle(layer: LayerName, selector: string, rule: GlobalStyleRule) {
  declareLayers();
  const styles = selector.includes(':hover') ? { '@media': { [media.hover]: rule } } : rule;
  globalStyle(selector, { '@layer': { [layer]: styles } });
}
