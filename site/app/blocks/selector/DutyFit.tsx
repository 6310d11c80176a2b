import { figures } from '@brand/catalogue/modelFigures';
import type { Range } from '@brand/catalogue/models';
import type { Duty } from '@brand/catalogue/selection/request';
import type { Fit, Margin, Miss } from '@brand/catalogue/selection/select';
import { placeText } from '@brand/catalogue/selection/words';
import { inUnits, print, printDuty } from '@brand/catalogue/units';
import { RangeBar, Stack, Text } from '@brand/ui';
import { dutyPower as words } from './content.ts';
import { DutyPower } from './DutyPower.tsx';

interface DutyFitProps {
  fit: Fit;
  duty: Duty;
  /** By what the duty point misses the ranges of the model. @default [] */
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
