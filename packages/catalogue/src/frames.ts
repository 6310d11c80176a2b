import { printFigureWithUnit } from './modelFigures.ts';
import type { Model } from './models.ts';
import type { UnitText } from './shapes.ts';
import { inUnits } from './units.ts';

/** Models of the same cabinet, by size. */
export interface Frame {
  name: string;
  /** Its name without its kind. */
  shortName: string;
  /** Dimensions and weight. */
  text: UnitText;
  /** Its first model. */
  model: Model;
  sizes: readonly { name: string; shortName: string; models: readonly Model[] }[];
}

/** Groups items by what `read` returns, in their order. */
export function groups<Item, Key>(items: readonly Item[], read: (item: Item) => Key) {
  const keys = [...new Set(items.map(read))];
  return keys.map((key) => [key, items.filter((item) => read(item) === key)] as const);
}

/** Models of RMX or EMX by frame and size. */
export function framesOf(models: readonly Model[]): Frame[] {
  return groups(models, ({ frame = '' }) => frame).map(([shortName, sharing]) => {
    const [first] = sharing as [Model, ...Model[]];
    return {
      name: `${shortName} frame`,
      shortName,
      model: first,
      text: inUnits(
        (system) =>
          `${printFigureWithUnit('dimensions', first, system)}, ${printFigureWithUnit('weight', first, system)}`,
      ),
      sizes: groups(sharing, ({ size }) => size).map(([size, sized]) => ({
        name: `${first.series}${size}`,
        shortName: `${size}`,
        models: sized,
      })),
    };
  });
}
