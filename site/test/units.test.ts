import { expect, test } from 'vitest';

/** Modules with copy: the contents of pages and blocks, and the data that pages show. */
const modules = {
  ...import.meta.glob<object>('../app/**/{content,series,machineParts}.ts', { eager: true }),
  ...import.meta.glob<object>(
    ['../../packages/catalogue/src/**/*.ts', '!**/*.test.ts', '!**/*.generated.ts'],
    { eager: true },
  ),
};

/** A quantity whose unit differs between metric and US units. */
const quantity =
  /(?<![\w.,])\d(?:[\d.,–]*\d)?[ \u00a0](?:N?m³(?:\/(?:min|h))?|m²|mm|cm|km|m|bar|mbar|kPa|kW|°C|kg|t|g\/kWh|litres?|met(?:re|er)s?|CFM|psi|hp|in|ft|lb|°F)(?![\w/²³])/;

/** Conditions that define a unit of flow, and texts that are not on a page: those for search engines and of images. */
const fixed =
  /^(?:Nm³\/h |SCFM )?at (?:0 °C, 1\.01325 bar, dry|68 °F, 14\.696 psia, 36% relative humidity)$/;
const unseen = ['searchTitle', 'description', 'alt'];

/** Texts that visitors read, and figures with their unit, without those that are in both systems. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return fixed.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  if ('metric' in value && 'us' in value) return [];
  seen.add(value);
  const unit = 'unit' in value && typeof value.unit === 'string' ? [`1 ${value.unit}`] : [];
  const texts = Object.entries(value).flatMap(([name, one]) =>
    unseen.includes(name) ? [] : textsIn(one, seen),
  );
  return [...unit, ...texts];
}

test('quantities in copy follow the switch of units', () => {
  const found = Object.entries(modules).flatMap(([place, module]) =>
    textsIn({ ...module })
      .filter((text) => quantity.test(text))
      .map((text) => `${place}: ${text}`),
  );
  expect(found).toEqual([]);
});
