import { nightArea } from '@brand/catalogue/daylight';
import { isOpen, nearestOffice, timeAt } from '@brand/catalogue/officeClock';
import { offices } from '@brand/catalogue/offices';
import { project } from '@brand/catalogue/worldMap';
import { OfficeMap, Stack, Text } from '@brand/ui';
import { worldMap } from '../../blocks/worldMap.ts';
import { officesSection as words } from './content.ts';
import type { OfficesProps } from './Offices.tsx';
import { useNow } from './useNow.ts';

/** The offices on a map with day, night and their times; a cross marks the one nearest to the visitor. */
export function DayAndNight({ offsets }: OfficesProps) {
  const now = useNow();
  const open = now && offices.filter((office) => isOpen(office, offsets[office.id], now));
  return (
    <Stack gap="m">
      <OfficeMap
        choice="none"
        drawing={{ ...worldMap, night: now && nightArea(now) }}
        items={offices.map((office) => ({
          id: office.id,
          name: office.city,
          ...project(office.coords),
          // Seoul is just above.
          side: office.id === 'china' ? 'below' : undefined,
          ...(now && { time: timeAt(offsets[office.id], now), open: open?.includes(office) }),
        }))}
        value={now && nearestOffice(-now.getTimezoneOffset(), offsets)?.id}
      />
      <Text>
        {now && open ? words.open(open.length, offices.length, timeAt(0, now)) : words.hours}
      </Text>
    </Stack>
  );
}
