import type { Model } from '@brand/catalogue/models';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { efficiencySum, powerSum, powerText } from '@brand/catalogue/selection/powerWords';
import type { Duty } from '@brand/catalogue/selection/request';
import { inUnits } from '@brand/catalogue/units';
import { Stack, Text } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
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
        {words.labelOf(model)} {measured(inUnits((system) => powerText(model, duty, system)))}.
      </Text>
      <Text size="caption" tone="muted">
        {isPowerUsable(model) && (
          <>
            {words.line} {measured(inUnits((system) => powerSum(model, duty.flow, system)))}.{' '}
          </>
        )}
        {words.efficiency} {measured(inUnits((system) => efficiencySum(model, duty, system)))}.
      </Text>
    </Stack>
  );
}
