import { useHydrated } from '@brand/ui';
import { useState } from 'react';
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
import { addressOf, company, phoneHref } from '../company/company.ts';
import type { Page } from './page.ts';

/** A page in its place among the others. */
type PlacedPage = Pick<Page, 'path' | 'title' | 'parents'>;

/** The types of schema-dts take an address in place of a node: a page wants the node itself. */
export type NodeOf<Type> = Exclude<Type, string>;
export type Node = NodeOf<Thing>;

/** Computed by the server only: behind `import.meta.env.SSR &&` none of it is sent to the browser. */
export type ServerOnly<Value> = Value | false;

interface StructuredDataProps {
  /** The page, for its breadcrumbs. */
  page: PlacedPage;
  /** Nodes of schema.org that this page is about, from the data that it shows. */
  data?: ServerOnly<readonly Node[]>;
}

/**
 * Tells search engines in JSON-LD what the page says. It stands at the end, after what visitors wait for. They read each
 * page as the server sent it, so the browser keeps that text and writes none.
 */
export function StructuredData({ page, data }: StructuredDataProps) {
  const hydrated = useHydrated();
  const [sent] = useState(!hydrated);
  if (!sent) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? jsonLd([...(data || []), ...breadcrumbs(page)]) : '',
      }}
    />
  );
}

/** `<` is written as an escape, so that no text can end the element. */
export function jsonLd(data: Node | readonly Node[]): string {
  const nodes = Array.isArray(data) ? { '@graph': data } : data;
  return JSON.stringify({ '@context': 'https://schema.org', ...nodes }).replaceAll('<', '\\u003c');
}

/** The company under this id is one and the same on every page. */
const companyId = addressOf('/#company');

/** The company as others refer to it. */
export const companyReference = { '@type': 'Organization', '@id': companyId } as const;

export function organization(): NodeOf<Organization> {
  return {
    ...companyReference,
    name: company.name,
    description: company.description,
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
    email: company.email,
    telephone: phoneHref.replace('tel:', ''),
  };
}

/** Where a page stands, from the home page to itself; nothing for the home page. */
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
  /** Plans under which it is offered: those without a price are offered on request. */
  offers?: readonly { name: string; description?: string; price?: number; currency?: string }[];
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
        ({ currency, ...offer }): Offer => ({
          '@type': 'Offer',
          ...offer,
          ...(offer.price !== undefined && { priceCurrency: currency ?? 'USD' }),
        }),
      ),
    }),
  };
}

interface OfficeFacts {
  /** Path of the page with its anchor. */
  path: string;
  city: string;
  country: string;
  address: string;
  phone: string;
  email: string;
  coords: { latitude: number; longitude: number };
  /** As schema.org writes it: `Mo-Fr 09:00-18:00`. */
  openingHours?: string;
  /** Path of its picture. */
  image?: string;
}

export function office({
  path,
  city,
  country,
  coords,
  image,
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
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...coords },
    telephone: facts.phone,
    email: facts.email,
    ...(facts.openingHours && { openingHours: facts.openingHours }),
    ...(image && { image: addressOf(image) }),
  };
}

/** Units with their common codes of UN/CEFACT recommendation 20, by which schema.org names them. */
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

/** A figure, or the two ends of a range, with its unit. */
export function quantity(value: Magnitude, unit: Unit): QuantitativeValue {
  return { '@type': 'QuantitativeValue', ...magnitude(value), ...unitOf(unit) };
}

/** A quantity with its name, for what schema.org has no property of its own. */
export function property(name: string, value: Magnitude, unit: Unit): PropertyValue {
  return { '@type': 'PropertyValue', name, ...magnitude(value), ...unitOf(unit) };
}

/** A figure, or the two ends of a range. */
type Magnitude = number | readonly [value: number] | readonly [min: number, max: number];

function magnitude(value: Magnitude) {
  if (typeof value === 'number') return { value };
  const [first, last] = value;
  return last === undefined ? { value: first } : { minValue: first, maxValue: last };
}

function unitOf(unit: Unit) {
  return { unitCode: unitCodes[unit], unitText: unit };
}
