import { fronts, type PictureSize } from './modelPictures.ts';

/** The 46 models. Values of RMX and EMX between the ends of the series are typical. */

export type Range = readonly [min: number, max: number];

export const seriesNames = ['MAX', 'RMX', 'EMX'] as const;
export type SeriesName = (typeof seriesNames)[number];

export interface Model {
  /** Such as `RMX50-C060`. */
  code: string;
  series: SeriesName;
  /** Its size, the number in its code. */
  size: number;
  /** Its pressure band, the suffix of its code. MAX has none. */
  band?: Band;
  /** Its cabinet, which several sizes share, for example `Small`. MAX has none. */
  frame?: string;
  /** Size of its picture, in which a metre has `pictureScale` pixels. */
  picture: PictureSize;
  /** Flow rate in m³/min. */
  flow: Range;
  /** Discharge pressure in bar; null is "on request". */
  pressure: Range | null;
  /** Power in kW. */
  power: Range;
  /** Noise level in `noiseUnit`. */
  noise: number;
  /** Levels are stated with or without A-weighting, and printed as stated. */
  noiseUnit: 'dB(A)' | 'dB';
  /** Length, width and height in mm. */
  dimensions: readonly [length: number, width: number, height: number];
  /** Weight in kg. */
  weight: number;
  /** Efficiency in per cent. */
  efficiency: number;
  /** Speed in rpm. */
  speed: number;
  isNew?: boolean;
}

const maxModels: readonly Model[] = [
  {
    code: 'MAX50',
    series: 'MAX',
    size: 50,
    picture: fronts.MAX50,
    flow: [40, 60],
    pressure: [0.6, 1.0],
    power: [250, 350],
    noise: 72,
    noiseUnit: 'dB(A)',
    dimensions: [1800, 1200, 1500],
    weight: 1800,
    efficiency: 78,
    speed: 25_000,
  },
  {
    code: 'MAX75',
    series: 'MAX',
    size: 75,
    picture: fronts.MAX75,
    flow: [60, 90],
    pressure: [0.6, 1.0],
    power: [350, 500],
    noise: 75,
    noiseUnit: 'dB',
    dimensions: [2000, 1300, 1600],
    weight: 2100,
    efficiency: 80,
    speed: 22_000,
  },
  {
    code: 'MAX100',
    series: 'MAX',
    size: 100,
    picture: fronts.MAX100,
    flow: [90, 120],
    pressure: null,
    power: [500, 700],
    noise: 78,
    noiseUnit: 'dB',
    dimensions: [2200, 1400, 1700],
    weight: 2500,
    efficiency: 82,
    speed: 20_000,
  },
  {
    code: 'MAX125',
    series: 'MAX',
    size: 125,
    picture: fronts.MAX125,
    flow: [120, 150],
    pressure: null,
    power: [700, 900],
    noise: 80,
    noiseUnit: 'dB',
    dimensions: [2400, 1500, 1800],
    weight: 2800,
    efficiency: 84,
    speed: 18_000,
    isNew: true,
  },
];

const sizes = {
  10: { flow: [10, 20], power: [15, 30], noise: 65, efficiency: 75, speed: 30_000 },
  15: { flow: [15, 25], power: [22, 39], noise: 65, efficiency: 75.5, speed: 29_400 },
  20: { flow: [20, 30], power: [29, 47], noise: 66, efficiency: 76, speed: 28_800 },
  25: { flow: [25, 35], power: [37, 56], noise: 66, efficiency: 76.5, speed: 28_200 },
  30: { flow: [30, 40], power: [44, 65], noise: 67, efficiency: 76.5, speed: 27_600 },
  35: { flow: [35, 45], power: [51, 73], noise: 67, efficiency: 77, speed: 27_000 },
  40: { flow: [40, 50], power: [58, 82], noise: 68, efficiency: 77.5, speed: 26_300 },
  50: { flow: [50, 60], power: [72, 100], noise: 68, efficiency: 78.5, speed: 25_100 },
  75: { flow: [75, 85], power: [108, 143], noise: 71, efficiency: 80.5, speed: 22_100 },
  100: { flow: [100, 110], power: [144, 187], noise: 73, efficiency: 83, speed: 19_000 },
  125: { flow: [125, 135], power: [180, 230], noise: 75, efficiency: 85, speed: 16_000 },
} satisfies Record<number, Pick<Model, 'flow' | 'power' | 'noise' | 'efficiency' | 'speed'>>;

/** Figures that depend on the family of sizes. */
const families = {
  small: { frame: 'Small', dimensions: [1050, 600, 1000], weight: 250 },
  medium: { frame: 'Medium', dimensions: [1150, 700, 1050], weight: 380 },
  large: { frame: 'Large', dimensions: [1300, 850, 1400], weight: 700 },
} satisfies Record<string, Pick<Model, 'frame' | 'dimensions' | 'weight'>>;

/** Pressure in bar by the suffix of the model code. */
export const pressureBands = {
  C040: [0.2, 0.4],
  C060: [0.4, 0.6],
  C070: [0.5, 0.7],
  C080: [0.6, 0.8],
} satisfies Record<string, Range>;

type Size = keyof typeof sizes;
type Band = keyof typeof pressureBands;

/** Sizes of RMX and EMX with their family and pressure bands. */
const offered: readonly [Size, keyof typeof families, readonly Band[]][] = [
  [10, 'small', ['C060']],
  [15, 'small', ['C060']],
  [20, 'small', ['C060']],
  [25, 'small', ['C060']],
  [30, 'medium', ['C040', 'C070']],
  [35, 'medium', ['C040', 'C080']],
  [40, 'medium', ['C060', 'C080']],
  [50, 'medium', ['C060', 'C080']],
  [75, 'large', ['C040', 'C060', 'C080']],
  [100, 'large', ['C040', 'C060', 'C080']],
  [125, 'large', ['C040', 'C060', 'C080']],
];

const newSize: Size = 125;

function familyModels(series: 'RMX' | 'EMX'): Model[] {
  return offered.flatMap(([size, family, bands]) =>
    bands.map((band) => {
      const code = `${series}${size}-${band}`;
      return {
        code,
        series,
        size,
        band,
        picture: fronts[series][family],
        ...sizes[size],
        noiseUnit: 'dB(A)',
        ...families[family],
        pressure: pressureBands[band],
        ...(size === newSize && { isNew: true }),
      };
    }),
  );
}

export const models: readonly Model[] = [
  ...maxModels,
  ...familyModels('RMX'),
  ...familyModels('EMX'),
];

export const modelHref = ({ code }: Pick<Model, 'code'>) => `/products/${code.toLowerCase()}`;

/** Finds a model by its code, ignoring case. */
export const modelOf = (code: string) => models.find((model) => model.code === code.toUpperCase());

export const modelsOf = (name: SeriesName) => models.filter(({ series }) => series === name);

export const newModels = models.filter(({ isNew }) => isNew);

/** Lowest and highest flow rate of all models, in m³/min. */
export const flowSpan: Range = [
  Math.min(...models.map(({ flow }) => flow[0])),
  Math.max(...models.map(({ flow }) => flow[1])),
];

/** Lowest and highest pressure of the models that state one, in bar. */
export const pressureSpan: Range = [
  Math.min(...models.flatMap(({ pressure }) => pressure ?? [])),
  Math.max(...models.flatMap(({ pressure }) => pressure ?? [])),
];

/** Highest flow rate of a new model, in m³/min. */
export const greatestNewFlow = Math.max(...newModels.flatMap(({ flow }) => flow));
