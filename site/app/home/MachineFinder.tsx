import { OperatingMap } from '@brand/ui';
import { company } from '../content/company.ts';
import { type Model, models } from '../content/models.ts';

const integer = new Intl.NumberFormat('en-US');

/** Finds the machine for a duty point among all models. */
export function MachineFinder() {
  return (
    <OperatingMap
      models={drawn}
      defaultDuty={{ flow: 105, pressure: 0.5 }}
      labels={{ viewModel: 'Ask about this model' }}
    />
  );
}

const drawn = models.map((model) => ({
  code: model.code,
  series: model.series,
  flow: model.flow,
  pressure: model.pressure,
  facts: factsOf(model),
  href: `mailto:${company.email}?subject=${model.code}`,
  rank: model.power[1],
}));

function factsOf({ power, noise, weight }: Model) {
  return [
    { label: 'Power', value: `${power.join('–')} kW` },
    { label: 'Noise level', value: `${noise} dB(A)` },
    { label: 'Weight', value: `${integer.format(weight)} kg` },
  ];
}
