import type { Duty } from '@brand/catalogue/selection/request';
import { headSum, headText, isConverted } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';
import { Stack, Text } from '@brand/ui';
import { InUnits } from '../../shell/InUnits.tsx';

/** The pressure that is compared with those of models, with its sum, if the inlet makes it another than the stated one. */
export function HeadNote({ duty }: { duty: Duty }) {
  if (!isConverted(duty)) return null;
  return (
    <Stack gap="xs">
      <Text size="small">
        <InUnits text={inUnits((system) => headText(duty, system))} />
      </Text>
      <Text size="caption" tone="muted">
        <InUnits text={inUnits((system) => headSum(duty, system))} />
      </Text>
    </Stack>
  );
}
