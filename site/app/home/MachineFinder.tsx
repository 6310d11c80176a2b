import { OperatingMap, Stack, Text } from '@brand/ui';
import { digits } from '../content/digits.ts';
import { finder } from '../content/home.ts';
import { type Model, models } from '../content/models.ts';

/** Finds the machine for a duty point among all models. */
export function MachineFinder() {
  return (
    <Stack gap="l">
      <OperatingMap models={drawn} defaultDuty={{ flow: 105, pressure: 0.5 }} />
      <Text size="caption" tone="muted">
        {finder.note}
      </Text>
    </Stack>
  );
}

/** The many small machines first: the chart gives its series their looks in this order. */
const drawn = ['RMX', 'EMX', 'MAX']
  .flatMap((series) => models.filter((model) => model.series === series))
  .map((model) => ({
    code: model.code,
    series: model.series,
    flow: model.flow,
    pressure: model.pressure,
    facts: factsOf(model),
    href: `/${model.series.toLowerCase()}-series?model=${model.code}`,
    rank: model.power[1],
  }));

function factsOf({ power, noise, weight }: Model) {
  return [
    { label: 'Power', value: `${power.join('–')} kW` },
    { label: 'Noise level', value: `${noise} dB(A)` },
    { label: 'Weight', value: `${digits(weight)} kg` },
  ];
}
