import { Stack, Text } from '@brand/ui';
import type { Model } from '../../company/models.ts';
import { inUnits } from '../../company/units.ts';
import { efficiencySum, powerSum, powerText } from '../../selection/powerWords.ts';
import type { Duty } from '../../selection/request.ts';
import { InUnits } from '../../shell/InUnits.tsx';
import { dutyPower as words } from './content.ts';

interface DutyPowerProps {
  model: Model;
  duty: Pick<Duty, 'flow' | 'pressure' | 'inlet'>;
}

/** The power of one machine at its duty point: what it is based on, and its sums. */
export function DutyPower({ model, duty }: DutyPowerProps) {
  return (
    <Stack gap="xs">
      <Text size="small">
        {words.label} <InUnits text={inUnits((system) => powerText(model, duty, system))} />.
      </Text>
      <Text size="caption" tone="muted">
        {words.line} <InUnits text={inUnits((system) => powerSum(model, duty.flow, system))} />.{' '}
        {words.efficiency}{' '}
        <InUnits text={inUnits((system) => efficiencySum(model, duty, system))} />.
      </Text>
    </Stack>
  );
}
