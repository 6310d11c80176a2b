import {
  defaults,
  requestAt,
  type SelectionRequest,
  writeRequest,
} from '@brand/catalogue/selection/request';
import type { Selection } from '@brand/catalogue/selection/select';
import { type DutyPoint, Section } from '@brand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SelectorChart } from '../../blocks/selector/SelectorChart.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { chart } from './content.ts';

interface DutyMapProps {
  request: SelectionRequest | undefined;
  found: Selection | undefined;
}

/** Map of all models with the duty point. The page updates only when a drag ends. */
export function DutyMap({ request, found }: DutyMapProps) {
  const units = useAddressUnits();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<DutyPoint | null>(null);
  return (
    <Section tone="subtle" {...chart}>
      <SelectorChart
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
    </Section>
  );
}
