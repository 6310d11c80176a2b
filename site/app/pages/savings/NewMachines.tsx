import { powerText } from '@brand/catalogue/selection/powerWords';
import type { SavingsRequest } from '@brand/catalogue/selection/savings';
import { select } from '@brand/catalogue/selection/select';
import { inUnits } from '@brand/catalogue/units';
import { Heading, PropertyTable, Stack, Text } from '@brand/ui';
import { dutyPower } from '../../blocks/selector/content.ts';
import { result as words } from './content.ts';

/** The power of the models of the series that serve the duty point: other figures than the claim gives, with their basis. */
export function NewMachines({
  series,
  duty: asked,
}: Required<Pick<SavingsRequest, 'series' | 'duty'>>) {
  const { duty, fits, onRequest } = select(asked);
  const models = [...fits, ...onRequest].flatMap(({ model }) =>
    model.series === series ? model : [],
  );
  if (models.length === 0) return null;
  return (
    <Stack gap="l">
      <Heading level={3}>{words.machines(asked.machines)}</Heading>
      <PropertyTable
        label={words.machines(asked.machines)}
        items={models.map((model) => ({
          name: model.code,
          values: [inUnits((system) => powerText(model, duty, system))],
        }))}
      />
      <Text size="small" tone="muted">
        {words.basis} {dutyPower.note}
      </Text>
    </Stack>
  );
}
