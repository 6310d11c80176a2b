/** The seven offices. Numbers and addresses are example values; Munich's number is from a range reserved for examples. */

import { emailAt } from './company.ts';

export const officeRegions = {
  global: 'All Offices',
  asia: 'Asia Pacific',
  americas: 'Americas',
  emea: 'EMEA',
} as const;
export type OfficeRegion = Exclude<keyof typeof officeRegions, 'global'>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const sundayToThursday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
type Day = (typeof weekdays)[number] | 'Sunday';

export interface Office {
  id: 'hq' | 'china' | 'india' | 'usa' | 'brazil' | 'germany' | 'uae';
  city: string;
  country: string;
  /** Names of city and country in other languages and times, for the search. */
  otherNames: readonly string[];
  /** ISO 3166-1, two letters. */
  countryCode: string;
  region: OfficeRegion;
  address: string;
  phone: string;
  email: string;
  coords: { latitude: number; longitude: number };
  /** IANA time zone. */
  timeZone: string;
  /** Opening days in order. */
  days: readonly Day[];
}

/** Opening hours in the local time of every office. */
export const officeTimes = { opens: '09:00', closes: '18:00' } as const;

/** Opening hours as printed. */
export function hoursOf({ days }: Office): string {
  return `${days[0]} to ${days.at(-1)}, ${officeTimes.opens}–${officeTimes.closes}`;
}

/** Opening hours for schema.org: `Mo-Fr 09:00-18:00`. */
export function openingHours({ days }: Office): string {
  const short = (day = '') => day.slice(0, 2);
  return `${short(days[0])}-${short(days.at(-1))} ${officeTimes.opens}-${officeTimes.closes}`;
}

export function officeAnchor({ id }: Pick<Office, 'id'>): string {
  return `office-${id}`;
}

export function officeHref(office: Pick<Office, 'id'>): string {
  return `/contact#${officeAnchor(office)}`;
}

export function mapHref({ coords: { latitude, longitude } }: Office): string {
  const query = encodeURIComponent(`${latitude}, ${longitude}`);
  return `https://www.openstreetmap.org/search?query=${query}#map=13/${latitude}/${longitude}`;
}

/** The external map for a frame, about 12 km around an office. */
export function mapFrame({ coords: { latitude, longitude } }: Office): string {
  const box = [longitude - 0.08, latitude - 0.05, longitude + 0.08, latitude + 0.05];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export const offices: readonly [Office, ...Office[]] = [
  {
    id: 'hq',
    city: 'Seoul',
    country: 'South Korea',
    otherNames: ['서울', '대한민국', '한국', 'Korea', 'ROK'],
    countryCode: 'KR',
    region: 'asia',
    address: 'Example Tower, Teheran-ro, Gangnam-gu',
    phone: '+1 202-555-0101',
    email: emailAt('seoul'),
    coords: { latitude: 37.5665, longitude: 126.978 },
    timeZone: 'Asia/Seoul',
    days: weekdays,
  },
  {
    id: 'china',
    city: 'Shanghai',
    country: 'China',
    otherNames: ['上海', '中国', 'PRC'],
    countryCode: 'CN',
    region: 'asia',
    address: 'Example Building, Century Avenue, Pudong',
    phone: '+1 202-555-0102',
    email: emailAt('shanghai'),
    coords: { latitude: 31.2304, longitude: 121.4737 },
    timeZone: 'Asia/Shanghai',
    days: weekdays,
  },
  {
    id: 'india',
    city: 'Bangalore',
    country: 'India',
    otherNames: ['Bengaluru', 'ಬೆಂಗಳೂರು', 'भारत'],
    countryCode: 'IN',
    region: 'asia',
    address: 'Example House, Residency Road',
    phone: '+1 202-555-0103',
    email: emailAt('bangalore'),
    coords: { latitude: 12.9716, longitude: 77.5946 },
    timeZone: 'Asia/Kolkata',
    days: weekdays,
  },
  {
    id: 'usa',
    city: 'Houston',
    country: 'United States',
    otherNames: ['USA', 'US', 'America', 'Texas'],
    countryCode: 'US',
    region: 'americas',
    address: 'Example Plaza, Westheimer Road',
    phone: '+1 713-555-0104',
    email: emailAt('houston'),
    coords: { latitude: 29.7604, longitude: -95.3698 },
    timeZone: 'America/Chicago',
    days: weekdays,
  },
  {
    id: 'brazil',
    city: 'São Paulo',
    country: 'Brazil',
    otherNames: ['Brasil'],
    countryCode: 'BR',
    region: 'americas',
    address: 'Edifício Exemplo, Avenida Paulista',
    phone: '+1 202-555-0105',
    email: emailAt('sao-paulo'),
    coords: { latitude: -23.5505, longitude: -46.6333 },
    timeZone: 'America/Sao_Paulo',
    days: weekdays,
  },
  {
    id: 'germany',
    city: 'Munich',
    country: 'Germany',
    otherNames: ['München', 'Muenchen', 'Deutschland', 'Bavaria', 'Bayern'],
    countryCode: 'DE',
    region: 'emea',
    address: 'Musterhaus, Leopoldstraße',
    phone: '+49 89 99998 106',
    email: emailAt('munich'),
    coords: { latitude: 48.1351, longitude: 11.582 },
    timeZone: 'Europe/Berlin',
    days: weekdays,
  },
  {
    id: 'uae',
    city: 'Dubai',
    country: 'United Arab Emirates',
    otherNames: ['دبي', 'الإمارات', 'UAE'],
    countryCode: 'AE',
    region: 'emea',
    address: 'Example Tower, Sheikh Zayed Road',
    phone: '+1 202-555-0107',
    email: emailAt('dubai'),
    coords: { latitude: 25.2048, longitude: 55.2708 },
    timeZone: 'Asia/Dubai',
    days: sundayToThursday,
  },
];

export const headquarters = offices[0];
