import { figures, figureText } from '@brand/catalogue/modelFigures';
import { type Model, models } from '@brand/catalogue/models';
import { isPowerUsable, powerAt } from '@brand/catalogue/selection/powerAt';
import { efficiencyText, powerBasis, statedPower } from '@brand/catalogue/selection/powerWords';
import type { Duty } from '@brand/catalogue/selection/request';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { Readout, type ReadoutProps, Text } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
import { modelPicture } from '../series/modelPicture.ts';
import { dutyPower } from './content.ts';

interface ModelReadoutProps extends Pick<ReadoutProps, 'look' | 'text' | 'actions'> {
  model: Model;
  /** The duty point. Within the flow of the model its power is estimated for it. */
  duty?: Duty;
}

/** A model of the map with its figures. RMX and EMX of a size and band have the same. */
export function ModelReadout({ model, duty, look, ...props }: ModelReadoutProps) {
  const same = models.filter(({ size, band }) => size === model.size && band === model.band);
  const isServed = duty && model.flow[0] <= duty.flow && duty.flow <= model.flow[1];
  return (
    <Readout
      {...props}
      look={look}
      title={[model, ...same.filter((one) => one !== model)].map(({ code }) => code).join(', ')}
      image={modelPicture(model)}
      items={(['flow', 'pressure', 'power', 'noise'] as const).flatMap((key) => {
        const { label } = figures[key];
        if (!isServed || key !== 'power') return { label, value: figureText(key, model) };
        if (!isPowerUsable(model)) return { label: dutyPower.short, value: dutyPower.quoted };
        const estimate = {
          label: dutyPower.short,
          value: inUnits(
            (system) => `${printWithUnit('power', powerAt(model, duty.flow), system)}, est.`,
          ),
        };
        // A panel has room for what the estimate is based on.
        return look === 'panel'
          ? [
              estimate,
              {
                label: dutyPower.stated,
                value: inUnits((system) => statedPower(model, system)),
              },
              {
                label: dutyPower.fromEfficiency,
                value: inUnits((system) => efficiencyText(model, duty, system)),
              },
            ]
          : [estimate];
      })}
    >
      {isServed && look !== 'panel' && isPowerUsable(model) && (
        <Text size="caption" tone="muted">
          {measured(inUnits((system) => powerBasis(model, duty, system)))}
        </Text>
      )}
    </Readout>
  );
}
