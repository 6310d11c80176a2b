import { modelHref, modelOf } from '@brand/catalogue/models';
import {
  example,
  requestOnMap,
  type SelectionRequest,
  writeRequest,
} from '@brand/catalogue/selection/request';
import { pointOf, type Selection, select } from '@brand/catalogue/selection/select';
import { gapText, pointText } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';
import { ButtonLink, type DutyPoint, type OperatingMapProps, Readout } from '@brand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { finder } from '../../blocks/selector/content.ts';
import { ModelReadout } from '../../blocks/selector/ModelReadout.tsx';
import { SelectorChart } from '../../blocks/selector/SelectorChart.tsx';
import { measured } from '../../shell/measured.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { chart } from './content.ts';

interface DutyMapProps extends Pick<OperatingMapProps, 'highlighted' | 'onHighlightedChange'> {
  request: SelectionRequest | undefined;
  /** Without a request, the result for the example. */
  found: Selection | undefined;
}

/** Id of the map, to which a narrow screen has a link. */
export const mapId = 'map';

/** Map of all models with the duty point. The address and the results update when a drag ends. */
export function DutyMap({ request, found, highlighted, onHighlightedChange }: DutyMapProps) {
  const units = useAddressUnits();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<DutyPoint | null>(null);
  const at = (duty: DutyPoint) =>
    requestOnMap(request ?? { ...example, ...(units && { units }) }, duty);
  const asked = dragged ? at(dragged) : (request ?? (found && example));
  const { duty, fits, near } = (dragged && asked ? select(asked) : found) ?? {};
  const isExample = !request && !dragged;
  const read = modelOf(highlighted ?? '') ?? fits?.[0]?.model ?? near?.[0]?.models[0];
  return (
    <section id={mapId} aria-label={chart.title}>
      <SelectorChart
        hint={isExample}
        highlighted={highlighted}
        onHighlightedChange={onHighlightedChange}
        value={duty ? pointOf(duty) : null}
        marked={fits?.map(({ model }) => model.code)}
        near={(isExample ? [] : near)?.map(({ models: [model], misses: [miss] }) => ({
          code: model?.code ?? '',
          gap: `${gapText(miss)}%`,
        }))}
        onValueChange={setDragged}
        onValueCommit={(next) => {
          setDragged(null);
          // Without the fragment of the result: the focus stays on the chart.
          navigate(`?${writeRequest(at(next))}`, { replace: true, preventScrollReset: true });
        }}
      />
      {request ? null : read ? (
        <ModelReadout
          model={read}
          request={asked}
          text={
            isExample && (
              <>
                {chart.example} {measured(inUnits((system) => pointText(example, system)))}
              </>
            )
          }
          actions={
            <ButtonLink size="small" tone="quiet" href={modelHref(read)}>
              {finder.view}
            </ButtonLink>
          }
        />
      ) : (
        <Readout title={chart.readout} />
      )}
    </section>
  );
}
