import {
  dutyOf,
  type SelectionRequest,
  selectorHref,
  withDuty,
  withoutDuty,
} from '@brand/catalogue/selection/request';
import { conditionsText, machinesText, requestText } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';
import { usePath } from '@brand/router/location';
import { Link, Stack, Text } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { measured } from '../../shell/measured.tsx';
import { carried as words } from './content.ts';
import { HeadNote } from './HeadNote.tsx';

/** The duty point that the visitor has brought along, with links to change and remove it. */
export function CarriedDuty({ request }: { request: SelectionRequest }) {
  const [query] = useSearchParams();
  const path = usePath();
  const duty = dutyOf(request);
  const left = String(withoutDuty(query)).replaceAll('%2C', ',');
  return (
    <Stack direction="inline" gap="m" role="group" aria-label={words.label}>
      <Text>
        {words.label}:{' '}
        <strong>
          {measured(inUnits((system) => requestText(request, system)))}, {machinesText(request)}
        </strong>
      </Text>
      <Text size="small" tone="muted">
        {words.inlet} {measured(inUnits((system) => conditionsText(duty, system)))}.
      </Text>
      <HeadNote duty={duty} />
      <Stack direction="inline" gap="l" screenOnly>
        <Link
          href={withDuty(selectorHref(), request)}
          tone="standalone"
          aria-label={words.change.long}
        >
          {words.change.short}
        </Link>
        <Link
          href={left ? `${path}?${left}` : path}
          tone="standalone"
          aria-label={words.remove.long}
        >
          {words.remove.short}
        </Link>
      </Stack>
    </Stack>
  );
}
