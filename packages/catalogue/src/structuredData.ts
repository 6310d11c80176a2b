import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Offer,
  Organization,
  PropertyValue,
  QuantitativeValue,
  Service,
  Thing,
} from 'schema-dts';
import { addressOf, company, phoneHref } from './company.ts';
import type { Office } from './offices.ts';

/** A page in the hierarchy of the site. */
export interface PlacedPage {
  path: string;
  title: string;
  /** The pages above it, from the top, without the home page. */
  parents?: readonly { path: string; title: string }[];
}

/** Excludes the URLs that schema-dts allows in place of nodes. */
export type NodeOf<Type> = Exclude<Type, string>;
export type Node = NodeOf<Thing>;

/** Nodes of a page: its own, its breadcrumbs, and the company, to which the others refer. */
export function graph(page: PlacedPage, data: readonly Node[]): readonly Node[] {
  const isDescribed = data.some((node) => '@id' in node && node['@id'] === companyId);
  return [...data, ...breadcrumbs(page), ...(isDescribed ? [] : [publisher()])];
}

/** Serializes JSON-LD. `<` is escaped, so that no text can close the script element. */
export function jsonLd(data: Node | readonly Node[]): string {
  const nodes = Array.isArray(data) ? { '@graph': data } : data;
  return JSON.stringify({ '@context': 'https://schema.org', ...nodes }).replaceAll('<', '\\u003c');
}

/** The company has the same id on every page. */
const companyId = addressOf('/#company');

/** Reference to the company from other nodes. */
export const companyReference = { '@type': 'Organization', '@id': companyId } as const;

/** What readers of one page need to know of the company. */
function publisher(): NodeOf<Organization> {
  return {
    ...companyReference,
    name: company.name,
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
  };
}

export function organization(): NodeOf<Organization> {
  return {
    ...publisher(),
    description: company.description,
    email: company.email,
    telephone: phoneHref.replace('tel:', ''),
  };
}

/** Breadcrumbs from the home page to a page; none for the home page. */
export function breadcrumbs(page: PlacedPage): readonly NodeOf<BreadcrumbList>[] {
  if (page.path === '/') return [];
  const trail = [{ title: 'Home', path: '/' }, ...(page.parents ?? []), page];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: addressOf(path),
      })),
    },
  ];
}

export function faqPage(items: readonly { question: string; answer: string }[]): NodeOf<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ServiceFacts {
  name: string;
  description: string;
  /** Path of the page with its anchor. */
  path: string;
  /** Plans. Those without a price are on request. */
  offers?: readonly { name: string; description?: string; price?: number }[];
}

export function service({ name, description, path, offers }: ServiceFacts): NodeOf<Service> {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: addressOf(path),
    provider: companyReference,
    ...(offers && {
      offers: offers.map(
        (offer): Offer => ({
          '@type': 'Offer',
          ...offer,
          ...(offer.price !== undefined && { priceCurrency: 'USD' }),
        }),
      ),
    }),
  };
}

interface OfficeFacts
  extends Pick<Office, 'city' | 'countryCode' | 'address' | 'phone' | 'email' | 'coords'> {
  /** Path of the page with its anchor. */
  path: string;
  /** In the format of schema.org: `Mo-Fr 09:00-18:00`. */
  openingHours: string;
}

export function office({
  path,
  city,
  countryCode,
  coords,
  ...facts
}: OfficeFacts): NodeOf<LocalBusiness> {
  return {
    '@type': 'LocalBusiness',
    '@id': addressOf(path),
    name: `${company.name}, ${city}`,
    parentOrganization: companyReference,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address,
      addressLocality: city,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...coords },
    telephone: facts.phone,
    email: facts.email,
    openingHours: facts.openingHours,
  };
}

/** UN/CEFACT common codes of units (recommendation 20), which schema.org uses. */
const unitCodes = {
  'm³/min': 'G53',
  bar: 'BAR',
  kW: 'KWT',
  dB: '2N',
  'dB(A)': '2N',
  mm: 'MMT',
  kg: 'KGM',
  '%': 'P1',
  rpm: 'RPM',
} as const;

export type Unit = keyof typeof unitCodes;

/** A figure or a range with its unit. */
export function quantity(value: Magnitude, unit: Unit): QuantitativeValue {
  return { '@type': 'QuantitativeValue', ...magnitude(value), ...unitOf(unit) };
}

/** A named quantity, for figures without their own property in schema.org. */
export function property(name: string, value: Magnitude, unit: Unit): PropertyValue {
  return { '@type': 'PropertyValue', name, ...magnitude(value), ...unitOf(unit) };
}

/** A figure or a range. */
type Magnitude = number | readonly [value: number] | readonly [min: number, max: number];

function magnitude(value: Magnitude) {
  if (typeof value === 'number') return { value };
  const [first, last] = value;
  return last === undefined ? { value: first } : { minValue: first, maxValue: last };
}

function unitOf(unit: Unit) {
  return { unitCode: unitCodes[unit], unitText: unit };
}
