import { isResult, type SavingsStep } from '@brand/catalogue/selection/savings';
import { inUnits } from '@brand/catalogue/units';
import { Grid, MeasureBand } from '@brand/ui';

/** Steps of a calculation in both systems of units. */
type SavingsFiguresProps = Record<'metric' | 'us', readonly SavingsStep[]>;

/** The results of a calculation, each as a figure. A range of thousands takes a whole row on a phone. */
export function SavingsFigures(steps: SavingsFiguresProps) {
  return (
    <Grid columns="two" gap="l">
      {steps.metric.map((step, index) => {
        if (!isResult(step)) return null;
        // Splits `18–27 kW` into a figure and its unit.
        const [value = '', unit = ''] = [0, 1].map((part) =>
          inUnits((system) => (steps[system][index] ?? step).result.split('\u00a0')[part] ?? ''),
        );
        return <MeasureBand key={step.id} items={[{ label: step.title, value, unit }]} />;
      })}
    </Grid>
  );
}
