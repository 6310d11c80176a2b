import type { Model } from '@brand/catalogue/models';
import { dutyPower, isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { aboutPower, statedPower } from '@brand/catalogue/selection/powerWords';
import type { SelectionRequest } from '@brand/catalogue/selection/request';
import { fitOfModel } from '@brand/catalogue/selection/select';
import { outsideText } from '@brand/catalogue/selection/words';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { Stack, Text } from '@brand/ui';
import { dutyPower as powerWords } from '../../blocks/selector/content.ts';
import { DutyRanges } from '../../blocks/selector/DutyFit.tsx';
import { measured } from '../../shell/measured.tsx';
import { comparison as words } from './content.ts';

interface AtDutyProps {
  model: Model;
  request: SelectionRequest;
}

/** The power of a model at the duty point, and the place of the point in its ranges. */
export function AtDuty({ model, request }: AtDutyProps) {
  const { duty, misses, power, ...fit } = fitOfModel(model, request);
  const { fromEfficiency } = dutyPower(model, duty);
  return (
    <Stack gap="s">
      {power === undefined ? (
        <Text>{outsideText(misses)}</Text>
      ) : (
        <div>
          <strong>
            {isPowerUsable(model)
              ? measured(inUnits((system) => printWithUnit('power', power, system)))
              : powerWords.quoted}
          </strong>
          <Text size="caption" tone="muted">
            {words.stated} {measured(inUnits((system) => statedPower(model, system)))},{' '}
            {words.efficiency} {measured(inUnits((system) => aboutPower([fromEfficiency], system)))}
          </Text>
        </div>
      )}
      <DutyRanges dense fit={fit} duty={duty} misses={misses} />
    </Stack>
  );
}
