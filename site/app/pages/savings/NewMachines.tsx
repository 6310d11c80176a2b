import { powerText, totalPowerText } from '@brand/catalogue/selection/powerWords';
import { dutyOf } from '@brand/catalogue/selection/request';
import { modelsFor } from '@brand/catalogue/selection/savings';
import type { SavingsRequest } from '@brand/catalogue/selection/savingsRequest';
import { inUnits } from '@brand/catalogue/units';
import { Heading, PropertyTable, Stack, Text } from '@brand/ui';
import { dutyPower } from '../../blocks/selector/content.ts';
import { result as words } from './content.ts';

interface NewMachinesProps extends Required<Pick<SavingsRequest, 'series' | 'duty'>> {
  /** Whether the calculation uses the energy savings of the series. */
  claimed: boolean;
}

/** The power of the models of the series that cover the duty point: other figures than the claim gives, with their basis. */
export function NewMachines({ series, duty: asked, claimed }: NewMachinesProps) {
  const duty = dutyOf(asked);
  const models = modelsFor(series, asked);
  if (models.length === 0) return null;
  const { machines } = asked;
  const title = words.machines(machines);
  return (
    <Stack gap="l">
      <Heading level={3}>{title}</Heading>
      <PropertyTable
        label={title}
        items={models.flatMap((model) => {
          const each = inUnits((system) => powerText(model, duty, system));
          // The present power is that of all machines, too.
          const all = inUnits((system) => totalPowerText(model, duty, machines, system));
          return machines === 1
            ? [{ name: model.code, values: [each] }]
            : [
                { name: words.each(model), values: [each] },
                { name: words.all(model, machines), values: [all] },
              ];
        })}
      />
      <Text size="small" tone="muted">
        {words.basis(claimed)} {dutyPower.noteOf(models)}
      </Text>
    </Stack>
  );
}
