import { vars } from './contract.css.ts';
import { parseColor } from './contrast.ts';
import type { BrandTheme } from './themes.ts';

/** A token in the Design Tokens format (designtokens.org, version 2025.10). */
export interface DesignToken {
  $type: string;
  /** The value, or a reference to another token: its name in braces. */
  $value: unknown;
  /** The custom property of the token and its CSS value. */
  $extensions?: { 'brand.ui': { property: string; value: string } };
}

/** Groups of tokens by name. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * Converts a theme to the Design Tokens format, for Figma and other tools: the palette, the colours of both grounds, and
 * all measures. Fluid sizes have their maximum value; `$extensions` contains the CSS value.
 *
 * @param palette primary colours by name; theme colours with the same value become aliases of them
 */
export function designTokens(
  { light, dark, measures }: BrandTheme,
  palette: Readonly<Record<string, string>> = {},
): DesignTokens {
  const { color, weight, ...rest } = vars;
  const names = new Map(Object.entries(palette).map(([name, value]) => [value, name]));
  return {
    color: {
      palette: Object.fromEntries(
        Object.entries(palette).map(([name, value]) => [name, parse(value)]),
      ),
      light: group(color, light, names),
      dark: group(color, dark, names),
    },
    weight: group(weight, measures.weight, names, parseWeight),
    ...group(rest, measures, names),
  };
}

function group(
  properties: Tree,
  values: Tree,
  palette: ReadonlyMap<string, string>,
  parseValue = parse,
): DesignTokens {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = values[name] as string;
      if (typeof property === 'object')
        return [name, group(property, values[name] as Tree, palette)];
      const alias = palette.get(value);
      return [
        name,
        {
          ...(alias ? { $type: 'color', $value: `{color.palette.${alias}}` } : parseValue(value)),
          $extensions: { 'brand.ui': { property: property.slice('var('.length, -1), value } },
        },
      ];
    }),
  );
}

/** Converts a CSS value to a token. Lengths in `ch`, `em` or % become numbers, because the format has only px and rem. */
function parse(value: string): DesignToken {
  if (/^(#\w{6}|rgb\([^)]*\))$/.test(value)) return { $type: 'color', $value: color(value) };
  const [, usual] = /^min\((.*), max\([^)]*\)\)$/.exec(value) ?? [];
  if (usual) return parse(usual);
  const [, largest] = /^clamp\(.*, ([^,]+)\)$/.exec(value) ?? [];
  const [, amount, unit] = /^(-?[\d.]+)(\D*)$/.exec(largest ?? value) ?? [];
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: length(amount, unit) };
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(amount), unit } };
  if (amount) return { $type: 'number', $value: Number(amount) };
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  const shadows = [...value.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]*\))/g)];
  if (shadows.length > 0) return { $type: 'shadow', $value: shadows.map(shadow) };
  return {
    $type: 'fontFamily',
    $value: value.split(', ').map((family) => family.replaceAll('"', '')),
  };
}

/** Converts a font weight: a number from 1 to 1000, or a name such as `bold`. */
function parseWeight(value: string): DesignToken {
  return { $type: 'fontWeight', $value: Number(value) || value };
}

function color(value: string) {
  const [red, green, blue, alpha] = parseColor(value);
  const components = [red, green, blue].map((part) => Math.round((part / 255) * 10000) / 10000);
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
}

function shadow([, x, y, blur, paint = '']: RegExpExecArray) {
  return {
    color: color(paint),
    offsetX: pixels(x),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels('0'),
  };
}

function pixels(value = '0') {
  return length(value.replace('px', ''), 'px');
}

function length(amount: string | undefined, unit: 'px' | 'rem') {
  return { value: Number(amount), unit };
}
