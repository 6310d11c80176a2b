import { summaryOf } from '@brand/catalogue/modelFigures';
import { modelOf } from '@brand/catalogue/models';
import {
  defaults,
  requestAt,
  type SelectionRequest,
  writeRequest,
} from '@brand/catalogue/selection/request';
import type { Selection } from '@brand/catalogue/selection/select';
import { inUnits } from '@brand/catalogue/units';
import { type DutyPoint, Section, Stack, Text } from '@brand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SelectorChart } from '../../blocks/selector/SelectorChart.tsx';
import { InUnits } from '../../shell/InUnits.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { chart, readout } from './content.ts';

interface DutyMapProps {
  request: SelectionRequest | undefined;
  found: Selection | undefined;
}

/** Map of all models with the duty point. The page updates only when a drag ends. */
export function DutyMap({ request, found }: DutyMapProps) {
  const units = useAddressUnits();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<DutyPoint | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const read = (highlighted && modelOf(highlighted)) || (!dragged && found?.fits[0]?.model);
  return (
    <Section tone="subtle" {...chart}>
      <Stack gap="s">
        <SelectorChart
          onHighlightedChange={setHighlighted}
          value={dragged ?? found?.duty ?? null}
          marked={dragged ? undefined : found?.fits.map(({ model }) => model.code)}
          onValueChange={setDragged}
          onValueCommit={(duty) => {
            const base = request ?? { ...defaults, flow: 0, pressure: 0, ...(units && { units }) };
            setDragged(null);
            // Without the fragment of the result: the focus stays on the chart.
            navigate(`?${writeRequest(requestAt(base, duty))}`, {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
        <Text size="small">
          {read ? (
            <>
              <strong>{read.code}</strong>:{' '}
              <InUnits text={inUnits((system) => summaryOf(read, system))} />
            </>
          ) : (
            readout
          )}
        </Text>
      </Stack>
    </Section>
  );
}
