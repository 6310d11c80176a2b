import { modelsOf, type SeriesName } from '@brand/catalogue/models';
import { toBase, unitIn } from '@brand/catalogue/units';
import { OperatingMap, type OperatingMapProps } from '@brand/ui';

/** Size and band stand for the code on the chart, where RMX and EMX are drawn once. */
const drawn = (['RMX', 'EMX', 'MAX'] as const)
  .flatMap(modelsOf)
  .map((model) => ({ ...model, ...(model.band && { label: `${model.size}` }) }));

const us = {
  flow: { name: unitIn('flow', 'us').name, factor: toBase('flow', 1, 'cfm') },
  pressure: { name: unitIn('pressure', 'us').name, factor: toBase('pressure', 1, 'psi') },
};

interface SelectorChartProps extends Omit<OperatingMapProps, 'items' | 'us'> {
  /** Draws only the models of one series. @default all */
  series?: SeriesName;
}

/** The models on one chart, in the units of the page. */
export function SelectorChart({ series, ...props }: SelectorChartProps) {
  const items = series ? drawn.filter((model) => model.series === series) : drawn;
  return <OperatingMap {...props} low={Boolean(series)} items={items} us={us} />;
}
