import type { Product } from 'schema-dts';
import { expect, test } from 'vitest';
import {
  breadcrumbs,
  companyReference,
  faqPage,
  graph,
  jsonLd,
  type Node,
  office,
  organization,
  property,
  quantity,
  service,
} from './structuredData.ts';

test('unknown schema.org types and properties are type errors', () => {
  const known: Node = { '@type': 'Product', name: 'MAX50', weight: quantity(1800, 'kg') };
  // @ts-expect-error schema.org knows no such type
  const strangeType: Node = { '@type': 'Blower', name: 'MAX50' };
  // @ts-expect-error a product has no such property
  const strangeProperty: Product = { '@type': 'Product', horsepower: 300 };
  expect([known, strangeType, strangeProperty]).toHaveLength(3);
});

test('a single node has no graph, several nodes share one', () => {
  expect(JSON.parse(jsonLd(organization()))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': companyReference['@id'],
  });
  const graph = JSON.parse(
    jsonLd([organization(), ...breadcrumbs({ title: 'MAX', path: '/max' })]),
  );
  expect(graph['@graph']).toHaveLength(2);
});

test('the company is a node of every page, once', () => {
  const ids = (data: readonly Node[]) =>
    graph({ title: 'MAX', path: '/max' }, data).flatMap((node) =>
      '@id' in node ? [node['@id']] : [],
    );
  expect(ids([])).toEqual([companyReference['@id']]);
  expect(ids([organization()])).toEqual([companyReference['@id']]);
});

test('no text can close the script element', () => {
  const text = jsonLd(faqPage([{ question: '</script><script>alert(1)', answer: '<!--' }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).mainEntity[0].name).toBe('</script><script>alert(1)');
});

test('breadcrumbs start at the home page and are numbered from 1', () => {
  const { '@graph': graph } = JSON.parse(
    jsonLd(breadcrumbs({ title: 'MAX series', path: '/max' })),
  );
  const [{ itemListElement }] = graph;
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: expect.stringMatching(/^https:.*\/$/) },
    { position: 2, name: 'MAX series', item: expect.stringMatching(/\/max$/) },
  ]);
});

test('figures have the codes of their units', () => {
  expect(quantity(1800, 'kg')).toEqual({
    '@type': 'QuantitativeValue',
    value: 1800,
    unitCode: 'KGM',
    unitText: 'kg',
  });
  expect(property('Flow rate', [40, 60], 'm³/min')).toMatchObject({
    name: 'Flow rate',
    minValue: 40,
    maxValue: 60,
    unitCode: 'G53',
  });
});

test('a plan without a price has no currency', () => {
  const { offers } = JSON.parse(
    jsonLd(
      service({
        name: 'Support',
        description: 'Help',
        path: '/services#support',
        offers: [{ name: 'Yearly', price: 10 }, { name: 'Custom' }],
      }),
    ),
  );
  expect(offers[0]).toMatchObject({ price: 10, priceCurrency: 'USD' });
  expect(offers[1]).toEqual({ '@type': 'Offer', name: 'Custom' });
});

test('an office references the company', () => {
  const place = office({
    path: '/contact#office-hq',
    city: 'Seoul',
    countryCode: 'KR',
    address: '1 Example Street',
    phone: '+1 202-555-0100',
    email: 'office@example.com',
    coords: { latitude: 37.5, longitude: 127 },
    openingHours: 'Mo-Fr 09:00-18:00',
  });
  expect(place).toMatchObject({
    '@type': 'LocalBusiness',
    parentOrganization: companyReference,
    address: { addressCountry: 'KR' },
    geo: { latitude: 37.5, longitude: 127 },
  });
});
