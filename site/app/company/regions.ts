import { type Office, officeHref, offices } from './offices.ts';

/** The 13 regions of the sales and service network, each with the office in charge. The offices are the company's to assign. */
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

/** Names of the regions that an office is in charge of. */
export function regionsOf({ id }: Pick<Office, 'id'>): readonly string[] {
  return Object.keys(officeOf).filter((name) => officeOf[name] === id);
}
