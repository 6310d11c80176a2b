import {
  CityList,
  FilterPills,
  Grid,
  OfficeCard,
  OfficeMap,
  Section,
  SectionHead,
  Stack,
} from '@brand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { officesSection as words } from '../content/contact.ts';
import * as media from '../content/media.generated.ts';
import {
  hoursOf,
  mapFrame,
  mapHref,
  type Office,
  type OfficeRegion,
  officeAnchor,
  officeRegions,
  offices,
} from '../content/offices.ts';
import worldMapHref from '../content/world-map.generated.svg';
import { worldMapPlaces, worldMapViewBox } from '../content/world-map.generated.ts';
import { pictureOf } from '../shell/pictures.ts';

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

/** The offices by region, on a map, and by city. */
export function Offices() {
  const [query] = useSearchParams();
  const region = regionOf(query.get('region'));
  const shown = offices.filter((office) => region === 'global' || office.region === region);
  const [chosen, setChosen] = useState<string>(offices[0].id);
  const onMap = offices.find(({ id }) => id === chosen) ?? offices[0];
  return (
    <Section id="global-offices" tone="subtle" aria-labelledby="global-offices-title">
      <SectionHead headingId="global-offices-title" title={words.title} lead={words.lead} />
      <Stack gap="xl">
        <FilterPills
          label={words.filter}
          value={region}
          options={regionNames.map(([value, name]) => ({
            value,
            name,
            href: value === 'global' ? '?#global-offices' : `?region=${value}#global-offices`,
          }))}
        />
        <Grid as="ul" columns="four">
          {shown.map((office) => (
            <OfficeCard
              key={office.id}
              as="li"
              id={officeAnchor(office)}
              city={office.city}
              country={office.country}
              note={office.id === 'hq' ? words.headquarters : undefined}
              image={pictureOf(pictures[office.id])}
              address={office.address}
              phone={office.phone}
              email={office.email}
              hours={hoursOf(office)}
              mapHref={mapHref(office)}
            />
          ))}
        </Grid>
        <OfficeMap
          drawing={{ viewBox: worldMapViewBox, href: `${worldMapHref}#land` }}
          places={offices.map(({ id, city, country }) => ({
            id,
            name: city,
            detail: country,
            ...worldMapPlaces[id],
          }))}
          selected={chosen}
          onSelectedChange={setChosen}
          frame={{
            src: mapFrame(onMap),
            href: mapHref(onMap),
            title: `${words.map.title} ${onMap.city}`,
            provider: words.map.provider,
          }}
        />
        <CityList
          regions={regionNames.slice(1).map(([value, name]) => ({
            name,
            cities: offices
              .filter((office) => office.region === value)
              .map((office) => ({
                name: office.city,
                detail: office.country,
                // A card that the filter hides comes back.
                href: `${shown.includes(office) ? '' : '?'}#${officeAnchor(office)}`,
              })),
          }))}
        />
      </Stack>
    </Section>
  );
}

function regionOf(value: string | null): OfficeRegion | 'global' {
  return value === 'asia' || value === 'americas' || value === 'emea' ? value : 'global';
}
