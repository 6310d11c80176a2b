import type { Duty } from '@brand/catalogue/selection/request';
import { headSum, headText, isConverted } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';
import { Stack, Text } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';

/** The pressure that is compared with those of models, with its sum, if the inlet makes it another than the stated one. */
export function HeadNote({ duty }: { duty: Duty }) {
  if (!isConverted(duty)) return null;
  return (
    <Stack gap="xs">
      <Text size="small">{measured(inUnits((system) => headText(duty, system)))}</Text>
      <Text size="caption" tone="muted">
        {measured(inUnits((system) => headSum(duty, system)))}
      </Text>
    </Stack>
  );
}
