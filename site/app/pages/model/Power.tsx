import type { Model } from '@brand/catalogue/models';
import { inUnits, unitIn } from '@brand/catalogue/units';
import { PowerCurve, PropertyTable, Section, Stack, Text } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { measured } from '../../shell/measured.tsx';
import { power, powerCurve, powerRows } from './content.ts';

const flowUnit = inUnits((system) => unitIn('flow', system).name);

/** Estimates of the power: a table with their drawing, or only their text if the pressure is on request. */
export function Power({ model }: { model: Model }) {
  const text = measured(inUnits((system) => power.text(model, system)));
  const columns = power.columns(model);
  const head = { level: 2, headingId: 'power', title: power.title(model) } as const;
  if (columns.length === 0)
    return (
      <Section tone="subtle">
        <Aside {...head}>
          <Text tone="muted">{text}</Text>
        </Aside>
      </Section>
    );
  return (
    <Section tone="subtle">
      <Stack gap="l">
        <Aside
          {...head}
          text={power.lead(model)}
          controls={
            <PropertyTable
              label={head.title}
              labels={{ name: power.flow }}
              nameUnit={flowUnit}
              columns={columns}
              items={powerRows(model)}
            />
          }
        >
          <PowerCurve {...powerCurve(model)} />
        </Aside>
        <Text size="caption" tone="muted">
          {text}
        </Text>
      </Stack>
    </Section>
  );
}
