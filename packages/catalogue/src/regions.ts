import { type Office, officeHref, offices } from './offices.ts';

/** The office in charge of each of the 13 sales and service regions. The assignment is a placeholder. */
const officeOf: Record<string, Office['id']> = {
  'U.K.': 'germany',
  'Europe Poland': 'germany',
  Turkey: 'uae',
  Russia: 'uae',
  Korea: 'hq',
  'U.S.A': 'usa',
  India: 'india',
  China: 'china',
  Japan: 'hq',
  Singapore: 'china',
  Malaysia: 'china',
  Indonesia: 'china',
  Australia: 'hq',
};

/** Countries as the site spells them, where the name of the region differs. */
const countries: Record<string, string> = {
  'U.K.': 'United Kingdom',
  'Europe Poland': 'Poland',
  Korea: 'South Korea',
  'U.S.A': 'United States',
};

export const regions = Object.entries(officeOf).map(([name, id]) => ({
  name,
  country: countries[name] ?? name,
  detail: offices.find((office) => office.id === id)?.city,
  href: officeHref({ id }),
}));

/** Every country with its office: those of the regions, and those that have an office without being a region. */
const countriesWithOffice = [
  ...regions.map(({ country, detail, href }) => ({ name: country, detail, href })),
  ...offices.flatMap((office) =>
    regions.some(({ country }) => country === office.country)
      ? []
      : { name: office.country, detail: office.city, href: officeHref(office) },
  ),
];

/** Countries that are assigned to an office. */
export const countriesOf = (office: Pick<Office, 'id'>): readonly string[] =>
  countriesWithOffice.flatMap(({ name, href }) => (href === officeHref(office) ? name : []));
