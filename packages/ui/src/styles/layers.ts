import {
  type GlobalStyleRule,
  globalLayer,
  globalStyle,
  type StyleRule,
  style,
} from '@vanilla-extract/css';

/**
 * Cascade layers in order. Every file that emits CSS declares all four before its first rule:
 * the first file that a bundler loads then sets the same order, and a caller's own unlayered
 * styles override all of them.
 */
const layerNames = ['brand.reset', 'brand.theme', 'brand.components', 'brand.utilities'] as const;

export type LayerName = (typeof layerNames)[number];

function declareLayers() {
  for (const name of layerNames) globalLayer(name);
}

/** A class in the components layer. Call it in `.css.ts` files instead of `style`. */
export function componentStyle(rule: StyleRule | (StyleRule | string)[], debugId?: string): string {
  declareLayers();
  const rules = Array.isArray(rule) ? rule : [rule];
  return style(
    rules.map((part) =>
      typeof part === 'string' ? part : { '@layer': { 'brand.components': part } },
    ),
    debugId,
  );
}

/** One class per key, each in the components layer. */
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

/** A rule for a selector in the given layer, for elements without a class. */
export function layerStyle(layer: LayerName, selector: string, rule: GlobalStyleRule) {
  declareLayers();
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
