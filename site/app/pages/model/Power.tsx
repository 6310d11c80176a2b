import type { Model } from '@brand/catalogue/models';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { inUnits } from '@brand/catalogue/units';
import { PowerCurve, PropertyTable, Section, Text } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { measured } from '../../shell/measured.tsx';
import { power, powerCurve, powerRows } from './content.ts';

/** Estimates of the power: a curve and a table, a table alone, or only their text if the pressure is on request. */
export function Power({ model }: { model: Model }) {
  const text = inUnits((system) => power.text(model, system));
  const columns = power.columns(model);
  const head = { level: 2, headingId: 'power', title: power.title(model) } as const;
  const table = (
    <PropertyTable
      label={head.title}
      labels={{ name: power.flow }}
      columns={columns}
      items={powerRows(model)}
    />
  );
  return (
    <Section tone="subtle">
      {columns.length === 0 ? (
        <Aside {...head}>
          <Text tone="muted">{measured(text)}</Text>
        </Aside>
      ) : isPowerUsable(model) ? (
        <Aside {...head} text={text} controls={table}>
          <PowerCurve {...powerCurve(model)} />
        </Aside>
      ) : (
        <Aside {...head} text={text}>
          {table}
        </Aside>
      )}
    </Section>
  );
}
