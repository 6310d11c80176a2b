import { type Model, modelsOf, type Range, type SeriesName } from '../models.ts';
import type { UnitText } from '../shapes.ts';
import { inUnits, printWithUnit } from '../units.ts';

const frames = modelsOf('RMX');
const most = (read: (model: Model) => Range | null) =>
  Math.max(...frames.flatMap((model) => read(model) ?? []));
const beyondFrames = inUnits((system) => {
  const flow = printWithUnit(
    'flow',
    most((model) => model.flow),
    system,
  );
  const pressure = printWithUnit(
    'pressure',
    most((model) => model.pressure),
    system,
  );
  return `The process needs more than ${pressure}, or more than ${flow} from one machine`;
});

/** When to choose a series: RMX and EMX have the same figures, so their cabinets decide, and MAX goes further. */
export const chooseSeries: Record<SeriesName, UnitText> = {
  RMX: 'Machines stand in a row: controls on the narrow face, discharge at the side',
  EMX: 'Discharge must be at the top; inlet filter over the full height of the long side',
  MAX: beyondFrames,
};
