import { RangeBar, Stack, Text } from '@brand/ui';
import { figures } from '../../company/modelFigures.ts';
import type { Range } from '../../company/models.ts';
import { inUnits, print, printDuty } from '../../company/units.ts';
import type { Duty } from '../../selection/request.ts';
import type { Fit, Margin, Miss } from '../../selection/select.ts';
import { placeText } from '../../selection/words.ts';
import { dutyPower as words } from './content.ts';
import { DutyPower } from './DutyPower.tsx';

interface DutyFitProps {
  fit: Fit;
  duty: Duty;
  /**
   * By what the duty point misses the ranges of the model.
   * @default []
   */
  misses?: readonly Miss[];
}

/** The duty point of one machine in the ranges of a model, and the power at it. */
export function DutyFit({ fit: { model, flow, pressure }, duty, misses = [] }: DutyFitProps) {
  const bar = (quantity: 'flow' | 'pressure', ends: Range, margin: Margin) => (
    <RangeBar
      label={figures[quantity].label}
      value={inUnits((system) => printDuty(quantity, duty[quantity], system))}
      range={[
        inUnits((system) => print(quantity, ends[0], system)),
        inUnits((system) => print(quantity, ends[1], system)),
      ]}
      position={margin.position}
      text={inUnits((system) => placeText(quantity, margin, misses, system))}
    />
  );
  return (
    <Stack gap="m">
      {bar('flow', model.flow, flow)}
      {model.pressure && pressure && bar('pressure', model.pressure, pressure)}
      {misses.some(({ quantity }) => quantity === 'flow') ? (
        <Text size="small">{words.outside}</Text>
      ) : (
        <DutyPower model={model} duty={duty} />
      )}
    </Stack>
  );
}
