import { company, hotlineHref } from '@brand/catalogue/company';
import { nearestOffice, openState, timeAt } from '@brand/catalogue/officeClock';
import type { OfficeOffsets } from '@brand/catalogue/officeOffsets';
import {
  hoursOf,
  mapFrame,
  mapHref,
  type Office,
  type OfficeRegion,
  officeAnchor,
  officeHref,
  officeRegions,
  offices,
  officeTimes,
} from '@brand/catalogue/offices';
import { countriesOf } from '@brand/catalogue/regions';
import { project } from '@brand/catalogue/worldMap';
import * as media from '@brand/media';
import {
  FilterPills,
  Grid,
  Heading,
  Link,
  OfficeCard,
  OfficeMap,
  RegionList,
  Section,
  Stack,
  Text,
} from '@brand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { pictureOf } from '../../shell/pictures.ts';
import { officesSection as words } from './content.ts';
import { useNow } from './useNow.ts';

const pictures: Record<Office['id'], media.StillMedia> = {
  hq: media.officeSeoul,
  china: media.officeShanghai,
  india: media.officeBangalore,
  usa: media.officeHouston,
  brazil: media.officeSaoPaulo,
  germany: media.officeMunich,
  uae: media.officeDubai,
};

const regionNames = Object.entries(officeRegions);

export interface OfficesProps {
  offsets: OfficeOffsets;
}

/** The offices as cards by region, on a street map and by city. */
export function Offices({ offsets }: OfficesProps) {
  const [query] = useSearchParams();
  const region = regionOf(query.get('region'));
  const shown = offices.filter((office) => region === 'global' || office.region === region);
  const [chosen, setChosen] = useState<string>();
  const now = useNow();
  const onMap = shown.find(({ id }) => id === chosen) ?? shown[0] ?? offices[0];
  return (
    <Section id="global-offices" tone="subtle" title={words.title} lead={words.lead}>
      <Stack gap="xxl">
        <FilterPills
          label={words.filter}
          value={region}
          options={regionNames.map(([value, name]) => ({
            value,
            label: name,
            href: value === 'global' ? '?#global-offices' : `?region=${value}#global-offices`,
          }))}
        />
        <Nearest now={now} offsets={offsets} />
        <Grid as="ul" columns="four">
          {shown.map((office) => (
            <OfficeCard
              key={office.id}
              as="li"
              id={officeAnchor(office)}
              city={office.city}
              country={
                office.id === 'hq' ? `${office.country}, ${words.headquarters}` : office.country
              }
              note={
                now ? clockAt(office, offsets, now) : `${officeTimes.opens}–${officeTimes.closes}`
              }
              image={pictureOf(pictures[office.id])}
              sizes={
                office.id === 'hq'
                  ? '(width >= 64rem) 50vw, (width >= 40rem) 100vw, 7rem'
                  : undefined
              }
              address={office.address}
              phone={office.phone}
              email={office.email}
              hours={hoursOf(office)}
              mapHref={mapHref(office)}
            />
          ))}
        </Grid>
        <Aside title={words.map.heading}>
          <OfficeMap
            items={shown.map(({ id, city, coords }) => ({ id, name: city, ...project(coords) }))}
            value={onMap.id}
            onValueChange={setChosen}
            frame={{
              src: mapFrame(onMap),
              href: mapHref(onMap),
              title: `${words.map.title} ${onMap.city}`,
              provider: words.map.provider,
            }}
          />
        </Aside>
        <Stack gap="l">
          <Heading level={3}>{words.regions}</Heading>
          <RegionList
            items={regionNames.slice(1).map(([value, name]) => ({
              name,
              cities: offices
                .filter((office) => office.region === value)
                .map((office) => ({
                  name: office.city,
                  detail: countriesOf(office).join(', '),
                  // Resets the filter if it hides the card.
                  href: `${shown.includes(office) ? '' : '?'}#${officeAnchor(office)}`,
                })),
            }))}
          />
          <Text tone="muted">{words.otherPlaces}</Text>
        </Stack>
      </Stack>
    </Section>
  );
}

/** The office nearest to the visitor by time zone, and the hotline. */
function Nearest({ now, offsets }: OfficesProps & { now: Date | undefined }) {
  const office = now && nearestOffice(-now.getTimezoneOffset(), offsets);
  return (
    <Text>
      {office ? (
        <>
          {words.nearest}{' '}
          <Link href={officeHref(office)}>{`${office.city}, ${office.country}`}</Link>
          {`: ${clockAt(office, offsets, now)}. `}
        </>
      ) : (
        `${words.local} `
      )}
      {words.hotline} <Link href={hotlineHref}>{company.hotline}</Link>
    </Text>
  );
}

function clockAt(office: Office, offsets: OfficeOffsets, now: Date): string {
  const offset = offsets[office.id];
  return `${timeAt(offset, now)}, ${openState(office, offset, now)}`;
}

function regionOf(value: string | null): OfficeRegion | 'global' {
  return value === 'asia' || value === 'americas' || value === 'emea' ? value : 'global';
}
