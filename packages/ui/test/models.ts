import type { OperatingModel } from '../src/operating-map/index.ts';

type Range = OperatingModel['flow'];

/** A model with additional data from its datasheet. */
interface SpecifiedModel extends OperatingModel {
  facts: readonly { label: string; value: string }[];
}

const model = (
  code: string,
  flow: Range,
  pressure: Range | null,
  [least, greatest]: Range,
  weight: number,
): SpecifiedModel => {
  const series = code.slice(0, 3);
  return {
    code,
    series,
    flow,
    pressure,
    ...shortNames(code),
    facts: [
      { label: 'Power', value: `${least}–${greatest} kW` },
      { label: 'Weight', value: `${weight.toLocaleString('en-US')} kg` },
    ],
  };
};

/** The size and the band of pressure in a code such as `RMX40-C080`. */
function shortNames(code: string) {
  const [, label, band] = /^...(\d+)-(C\d+)$/.exec(code) ?? [];
  return { ...(label && { label }), ...(band && { band }) };
}

const bands: Record<string, Range> = {
  C040: [0.2, 0.4],
  C060: [0.4, 0.6],
  C070: [0.5, 0.7],
  C080: [0.6, 0.8],
};

const variants =
  '10-C060 15-C060 20-C060 25-C060 30-C040 30-C070 35-C040 35-C080 40-C060 40-C080 50-C060 50-C080 75-C040 75-C060 75-C080 100-C040 100-C060 100-C080 125-C040 125-C060 125-C080';

const family = (series: string) =>
  variants.split(' ').map((variant) => {
    const [digits = '', band = ''] = variant.split('-');
    const size = Number(digits);
    const share = (size - 10) / 115;
    return model(
      `${series}${variant}`,
      [size, size + 10],
      bands[band] ?? null,
      [Math.round(15 + 165 * share), Math.round(30 + 200 * share)],
      size < 30 ? 250 : size < 75 ? 380 : 700,
    );
  });

/** Every model of three series. Within a series the figures are interpolated linearly by size. */
export const models: readonly SpecifiedModel[] = [
  ...family('RMX'),
  ...family('EMX'),
  model('MAX50', [40, 60], [0.6, 1], [250, 350], 1800),
  model('MAX75', [60, 90], [0.6, 1], [350, 500], 2100),
  model('MAX100', [90, 120], null, [500, 700], 2500),
  model('MAX125', [120, 150], null, [700, 900], 2800),
];
