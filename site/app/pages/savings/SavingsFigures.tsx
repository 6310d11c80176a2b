import { isResult, type SavingsStep } from '@brand/catalogue/selection/savings';
import { MeasureBand } from '@brand/ui';

/** The results of a calculation, each as a figure. */
export function SavingsFigures({ steps }: { steps: readonly SavingsStep[] }) {
  return (
    <MeasureBand
      items={steps.filter(isResult).map(({ title, result }) => {
        // Splits `18–27 kW` into a figure and its unit.
        const [value = '', unit] = result.split('\u00a0');
        return { label: title, value, unit };
      })}
    />
  );
}
