import type { SeriesName } from '@brand/catalogue/models';
import { isResult, type SavingsStep } from '@brand/catalogue/selection/savings';
import { inUnits } from '@brand/catalogue/units';
import { MeasureBand, SavingFigure, Stack } from '@brand/ui';
import { share as words } from './content.ts';

interface SavingsFiguresProps {
  series: SeriesName;
  /** Steps of the calculation in both systems of units. */
  steps: Record<'metric' | 'us', readonly SavingsStep[]>;
}

/** The share saved as a bar, and the results of a calculation as figures. A range of thousands takes a whole row on a phone. */
export function SavingsFigures({ series, steps }: SavingsFiguresProps) {
  const value = savedShare(steps.metric);
  return (
    <Stack gap="xl">
      {value && <SavingFigure value={value} {...words(series)} />}
      <div>
        {steps.metric.map((step, index) => {
          if (!isResult(step)) return null;
          // Splits `18–27 kW` into a figure and its unit.
          const [figure = '', unit = ''] = [0, 1].map((part) =>
            inUnits((system) => (steps[system][index] ?? step).result.split('\u00a0')[part] ?? ''),
          );
          return <MeasureBand key={step.id} items={[{ label: step.title, value: figure, unit }]} />;
        })}
      </div>
    </Stack>
  );
}

/** The power saved in percent of the present power, from the low end to the high end. */
function savedShare(steps: readonly SavingsStep[]): [least: number, most: number] | undefined {
  const present = steps.find(({ id }) => id === 'present')?.value;
  const saved = steps.findLast(({ id }) => id === 'saving' || id === 'limit')?.value;
  if (!present || !saved) return;
  const share = (end: 0 | 1) => Math.round((saved[end] * 100) / present[end]);
  return [share(0), share(1)];
}
