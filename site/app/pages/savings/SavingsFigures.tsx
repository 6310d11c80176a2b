import { isResult, type SavingsStep } from '@brand/catalogue/selection/savings';
import { Grid, MeasureBand } from '@brand/ui';

/** The results of a calculation, each as a figure. A range of thousands takes a whole row on a phone. */
export function SavingsFigures({ steps }: { steps: readonly SavingsStep[] }) {
  return (
    <Grid columns="two" gap="l">
      {steps.filter(isResult).map(({ title, result }) => {
        // Splits `18–27 kW` into a figure and its unit.
        const [value = '', unit] = result.split('\u00a0');
        return <MeasureBand key={title} items={[{ label: title, value, unit }]} />;
      })}
    </Grid>
  );
}
