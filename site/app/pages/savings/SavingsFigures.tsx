import type { SeriesName } from '@brand/catalogue/models';
import { isLimited, isResult, type Savings } from '@brand/catalogue/selection/savings';
import { inUnits } from '@brand/catalogue/units';
import { MeasureBand, SavingFigure, Stack, type UnitSystem } from '@brand/ui';
import { share as words } from './content.ts';

interface SavingsFiguresProps {
  series: SeriesName;
  /** The calculation in both systems of units. */
  savings: Record<UnitSystem, Savings>;
}

/** The money saved with the share as a bar, and the other results. A range of thousands takes a whole row on a phone. */
export function SavingsFigures({ series, savings }: SavingsFiguresProps) {
  const { steps } = savings.metric;
  const share = savedShare(steps);
  const limited = isLimited(savings.metric);
  const results = steps.flatMap((step, index) => {
    if (!isResult(step)) return [];
    // Splits `18–27 kW` into a figure and its unit.
    const [value = '', unit = ''] = [0, 1].map((part) =>
      inUnits(
        (system) => (savings[system].steps[index] ?? step).result.split('\u00a0')[part] ?? '',
      ),
    );
    return {
      id: step.id,
      label: limited ? `${step.title}, at most` : step.title,
      value,
      unit,
    };
  });
  const money = results.find(({ id }) => id === 'money');
  const others = share && money ? results.filter((result) => result !== money) : results;
  return (
    <Stack gap="xl">
      {share && money && (
        <SavingFigure value={share} amount={money} {...words(series, share, limited)} />
      )}
      <div>
        {others.map(({ id, ...result }) => (
          <MeasureBand key={id} items={[result]} />
        ))}
      </div>
    </Stack>
  );
}

/** The power saved in percent of the present power, from the low end to the high end. */
function savedShare(steps: Savings['steps']): [least: number, most: number] | undefined {
  const present = steps.find(({ id }) => id === 'present')?.value;
  const saved = steps.findLast(({ id }) => id === 'saving' || id === 'limit')?.value;
  if (!present || !saved) return;
  const share = (end: 0 | 1) => Math.round((saved[end] * 100) / present[end]);
  return [share(0), share(1)];
}
