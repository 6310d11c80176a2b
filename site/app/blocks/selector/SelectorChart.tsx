import { modelsOf } from '@brand/catalogue/models';
import { toBase, unitIn } from '@brand/catalogue/units';
import { OperatingMap, type OperatingMapProps } from '@brand/ui';

/** The chart assigns its styles to the series in this order. */
const drawn = (['RMX', 'EMX', 'MAX'] as const).flatMap(modelsOf);

const us = {
  flow: { name: unitIn('flow', 'us').name, factor: toBase('flow', 1, 'cfm') },
  pressure: { name: unitIn('pressure', 'us').name, factor: toBase('pressure', 1, 'psi') },
};

/** All models on one chart, in the units of the page. */
export function SelectorChart(props: Omit<OperatingMapProps, 'items' | 'us'>) {
  return <OperatingMap {...props} items={drawn} us={us} />;
}
