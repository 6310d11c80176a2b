import { defaults, requestAt, writeRequest } from '@brand/catalogue/selection/request';
import { unitKey } from '@brand/catalogue/units';
import { type DutyPoint, Grid, Link, Stack, Text, useUnits } from '@brand/ui';
import { useState } from 'react';
import { finder, tools } from './content.ts';
import { SelectorChart } from './SelectorChart.tsx';
import { SelectorForm } from './SelectorForm.tsx';

/** Short selector form: flow and pressure, typed or set on the chart. */
export function SmallSelector() {
  const [duty, setDuty] = useState<DutyPoint | null>(null);
  return (
    <Grid columns="split">
      <Stack gap="l">
        <DutyForm duty={duty} />
        <Text size="caption" tone="muted">
          {finder.note}
        </Text>
        <Stack direction="inline" gap="l">
          {tools.map(({ name, href }) => (
            <Link key={href} href={href} tone="standalone">
              {name}
            </Link>
          ))}
        </Stack>
      </Stack>
      <SelectorChart value={duty} onValueChange={setDuty} />
    </Grid>
  );
}

/** A separate component, so that a change of units does not render the chart again. */
function DutyForm({ duty }: { duty: DutyPoint | null }) {
  const { system } = useUnits();
  const base = {
    ...defaults,
    flow: 0,
    pressure: 0,
    flowUnit: unitKey('flow', system),
    pressureUnit: unitKey('pressure', system),
  };
  const typed = duty ? Object.fromEntries(writeRequest(requestAt(base, duty))) : {};
  return <SelectorForm small read={{ typed, errors: {} }} />;
}
