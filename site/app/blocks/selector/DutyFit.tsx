import { figures } from '@brand/catalogue/modelFigures';
import type { Range } from '@brand/catalogue/models';
import type { Duty } from '@brand/catalogue/selection/request';
import {
  type Fit,
  type FitOfModel,
  type Margin,
  type Miss,
  pointOf,
} from '@brand/catalogue/selection/select';
import { convertedText, placeText } from '@brand/catalogue/selection/words';
import { inUnits, print, printDuty } from '@brand/catalogue/units';
import { RangeBar, type RangeBarProps, Stack, Text } from '@brand/ui';
import { dutyPower as words } from './content.ts';
import { DutyPower } from './DutyPower.tsx';

interface DutyRangesProps extends Pick<RangeBarProps, 'dense'> {
  fit: Omit<Fit, 'power'>;
  duty: Duty;
  /** By what the duty point misses the ranges of the model. @default [] */
  misses?: readonly Miss[];
}

/** The duty point of one machine in the ranges of a model. */
export function DutyRanges({ fit, duty, misses = [], dense }: DutyRangesProps) {
  const { model, flow, pressure } = fit;
  const point = pointOf(duty);
  const bar = (quantity: 'flow' | 'pressure', ends: Range, margin: Margin) => (
    <RangeBar
      dense={dense}
      label={dense ? words[quantity] : figures[quantity].label}
      value={inUnits((system) => printDuty(quantity, point[quantity], system))}
      range={[
        inUnits((system) => print(quantity, ends[0], system)),
        inUnits((system) => print(quantity, ends[1], system)),
      ]}
      position={margin.position}
      text={inUnits((system) => {
        const place = placeText(quantity, margin, misses, system);
        return quantity === 'pressure' ? place + convertedText(duty, system) : place;
      })}
    />
  );
  return (
    <>
      {bar('flow', model.flow, flow)}
      {model.pressure && pressure && bar('pressure', model.pressure, pressure)}
    </>
  );
}

/** The duty point of one machine in the ranges of a model, and the power at it if the model covers it. */
export function DutyFit({ fit }: { fit: FitOfModel }) {
  const { model, duty, misses, power } = fit;
  return (
    <Stack gap="m">
      <DutyRanges fit={fit} duty={duty} misses={misses} />
      {power === undefined ? (
        <Text size="small">{words.outside}</Text>
      ) : (
        <DutyPower model={model} duty={duty} />
      )}
    </Stack>
  );
}
