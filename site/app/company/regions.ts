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

export const regions = Object.entries(officeOf).map(([name, id]) => ({
  name,
  detail: offices.find((office) => office.id === id)?.city,
  href: officeHref({ id }),
}));

/** Names of the regions that are assigned to an office. */
export function regionsOf({ id }: Pick<Office, 'id'>): readonly string[] {
  return Object.keys(officeOf).filter((name) => officeOf[name] === id);
}
