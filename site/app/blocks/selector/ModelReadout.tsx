import { figures, figureText } from '@brand/catalogue/modelFigures';
import { type Model, models } from '@brand/catalogue/models';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { efficiencyText, powerBasis, statedPower } from '@brand/catalogue/selection/powerWords';
import type { SelectionRequest } from '@brand/catalogue/selection/request';
import { fitOfModel } from '@brand/catalogue/selection/select';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import { Readout, type ReadoutProps, Text } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
import { modelPicture } from '../series/modelPicture.ts';
import { dutyPower } from './content.ts';

interface ModelReadoutProps extends Pick<ReadoutProps, 'look' | 'text' | 'actions'> {
  model: Model;
  /** The duty point. If the model covers it, its power is estimated for it. */
  request?: SelectionRequest;
}

/** A model of the map with its figures. RMX and EMX of a size and band have the same. */
export function ModelReadout({ model, request, look, ...props }: ModelReadoutProps) {
  const same = models.filter(({ size, band }) => size === model.size && band === model.band);
  const { duty, power } = (request && fitOfModel(model, request)) ?? {};
  return (
    <Readout
      {...props}
      look={look}
      title={[model, ...same.filter((one) => one !== model)].map(({ code }) => code).join(', ')}
      image={modelPicture(model)}
      items={(['flow', 'pressure', 'power', 'noise'] as const).flatMap((key) => {
        const { label } = figures[key];
        if (!duty || power === undefined || key !== 'power')
          return { label, value: figureText(key, model) };
        if (!isPowerUsable(model)) return { label: dutyPower.short, value: dutyPower.quoted };
        const estimate = {
          label: dutyPower.short,
          value: inUnits((system) => `${printWithUnit('power', power, system)}, est.`),
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
      {duty && power !== undefined && look !== 'panel' && isPowerUsable(model) && (
        <Text size="caption" tone="muted">
          {measured(inUnits((system) => powerBasis(model, duty, system)))}
        </Text>
      )}
    </Readout>
  );
}
