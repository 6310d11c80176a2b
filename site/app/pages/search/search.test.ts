import { faultCode, faultHref, faultMessages, faultTitle } from '@brand/catalogue/faultMessages';
import { answer, rank, readTerms, tokenize } from '@brand/catalogue/search/rank';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { otherWords } from './otherWords.ts';
import { pageTexts } from './pageTexts.ts';

const titles = (query: string) => rank(query, documents).map(({ title }) => title);

test.each([
  ...[
    'rmx 50 c060',
    'RMX50-C060',
    'rmx50c060',
    ' c060 RMX 50 ',
    'rmx-50-c60',
    'rmx50c60',
    'rmx50-c06',
    'RMX50 C060',
    'rmx 50c060',
  ],
  ...['rxm50-c060', 'rmz50 c060', 'rmxx50-c060', 'mrx 50 c060'],
])('"%s" finds the model first', (query) => {
  expect(titles(query)[0]).toBe('RMX50-C060');
});

test('counts eight different words, so that a long query takes no time', () => {
  expect(readTerms('a b c d e f g h a b c i j')).toEqual([...'abcdefgh']);
});

test.each([
  ['40 m3/min 0.7 bar', 'flow=40&pressure=0.7', 'RMX35-C080'],
  ['40m³/min at 0.7bar', 'flow=40&pressure=0.7', 'RMX35-C080'],
  ['1400 cfm 10 psi', 'flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi', 'RMX35-C080'],
  ['1,400 CFM 10 PSI', 'flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi', 'RMX35-C080'],
  ['70 kPa 2400 m3/h', 'flow=2400&flowUnit=m3h&pressure=70&pressureUnit=kpa', 'RMX35-C080'],
  ['2.400,5 m³/h 0,7 bar', 'flow=2400.5&flowUnit=m3h&pressure=0.7', 'RMX35-C080'],
  ['2 400 m³/h 0,7 bar', 'flow=2400&flowUnit=m3h&pressure=0.7', 'RMX35-C080'],
  ['2.400 m³/h 0,7 bar', 'flow=2400&flowUnit=m3h&pressure=0.7', 'RMX35-C080'],
])('"%s" finds the selector, filled in, and the models that fit', (query, address, fit) => {
  const [selector, ...fits] = answer(query, documents);
  expect(selector?.href).toBe(`/products/selector?${address}#results`);
  expect(fits.slice(0, 4).map(({ title }) => title)).toContain(fit);
  expect(fits.every(({ type }) => type === 'model')).toBe(true);
});

test('finds both readings of a number between which nothing decides', () => {
  const hrefs = answer('1.400 m3/min 1 bar', documents)
    .filter(({ title }) => title.startsWith('Model Selector'))
    .map(({ href }) => href);
  expect(hrefs).toEqual([
    '/products/selector?flow=1400&pressure=1#results',
    '/products/selector?flow=1.4&pressure=1#results',
  ]);
});

test.each(['1,2,3 m3/h', '1.250.5 m³/h 0,62 bar', '1..5 bar'])(
  '"%s" is no figure, and no error',
  (query) => {
    expect(answer(query, documents).map(({ title }) => title)).not.toContain(
      expect.stringContaining('Model Selector'),
    );
  },
);

test.each([
  ['轴承', 'Chinese'],
  ['鼓风机', 'Chinese'],
  ['ブログ', 'Japanese'],
  ['블로워', 'Korean'],
  ['GRÖSSE', 'German'],
  ['grosse', 'German'],
])('"%s" is found inside a text without spaces, or written differently', (query, title) => {
  const texts = {
    Chinese: '高速涡轮鼓风机的轴承',
    Japanese: '技術ブログを読む',
    Korean: '고속터보블로워',
    German: 'Die Größe',
  };
  const among = Object.entries(texts).map(([name, text]) => ({
    type: 'page' as const,
    title: name,
    text,
    href: `/${name}`,
  }));
  expect(rank(query, among).map((found) => found.title)).toEqual([title]);
});

test('finds subscripts and superscripts as people type them', () => {
  expect(titles('CO2')).toContain('Savings Calculator');
  expect(titles('CO2')).toEqual(titles('CO₂'));
});

test('finds models by an end of a range, as it is printed in US units', () => {
  const found = (query: string) => answer(query, documents).map(({ title }) => title);
  expect(found('20 hp')).toContain('RMX10-C060');
  expect(found('353 cfm')).toContain('RMX10-C060');
  expect(found('2.9 psi')).toContain('RMX30-C040');
});

test('finds models by power and by flow', () => {
  const found = (query: string) => answer(query, documents).map(({ title }) => title);
  expect(found('75 kW')).toEqual(expect.arrayContaining(['RMX40-C060', 'EMX50-C080']));
  expect(found('75 kW')).not.toContain('MAX50');
  expect(found('140 m3/min')).toEqual(['Model Selector: 140 m³/min', 'MAX125']);
});

test.each([
  ['ISO 9001', '/about-us'],
  ['warranty', '/products/air-compressor'],
  ['CFM', '/products'],
  ['Poland', '/services'],
  ['USA', '/services'],
  ['UK', '/services'],
  ['United Kingdom', '/contact'],
  ['Profibus', '/faqs'],
  ['Al7075', '/technologies'],
])('finds "%s" on its page', (query, href) => {
  expect(rank(query, documents).map((found) => found.href.split('#')[0])).toContain(href);
});

test('shows the matching sentence', () => {
  const [services] = rank('Poland', documents).filter(({ href }) => href === '/services');
  expect(services?.text).toBe('Europe Poland');
});

test('shows a sentence before a label', () => {
  const body = ['Noise level', 'A quote states the noise of your model.'];
  const [found] = rank('noise', [{ type: 'page', title: 'MAX', text: '', href: '/', body }]);
  expect(found?.text).toBe(body[1]);
});

test('finds every question and office by its name, with a unique link', () => {
  const places = (['faq', 'office'] as const).map((kind) => {
    const named = documents.filter(({ type }) => type === kind);
    for (const { title, href } of named) expect(rank(title, documents)[0]?.href).toBe(href);
    return new Set(named.map(({ href }) => href)).size;
  });
  expect(places).toEqual([22, 7]);
}, 30_000);

test('finds every message of the controller first by its code and text', () => {
  for (const message of faultMessages) {
    for (const query of [faultCode(message), `e${message.number}`, faultTitle(message)]) {
      expect(rank(query, documents)[0]?.href, query).toBe(faultHref(message));
    }
  }
});

test.each([...['E-07', 'e 07', 'alarm E07', 'code 7', '#7', 'error code 07', 'fault no. 7']])(
  '"%s" finds the message first',
  (query) => {
    expect(answer(query, documents)[0]?.href).toBe('/troubleshooting#e07');
  },
);

test('a message in a sentence comes first, then what its other words find', () => {
  const [message, ...others] = answer('alarm E07 expansion joint', documents);
  expect(message?.href).toBe('/troubleshooting#e07');
  expect(others.map(({ href }) => href)).toContain('/product-manuals/max-installation');
});

test.each([
  [
    '480 V',
    '/contact?document=supply#contact-form',
    /^Our machines run on 380–400 VAC at 50–60 Hz\./,
  ],
  [' 480', '/contact?document=supply#contact-form', /^Our machines run on /],
  ['480V 60Hz', '/contact?document=supply#contact-form', /^Our machines run on /],
  ['6.6 kV', '/contact?document=supply#contact-form', /^Our machines run on /],
  ['3x400 VAC', '/faqs#site-preparation', /^Within the supply /],
  ['60 Hz', '/faqs#site-preparation', /^Within the supply /],
])('"%s" finds what is stated of the supply first', (query, href, text) => {
  const [supply, ...others] = answer(query, documents);
  expect(supply).toMatchObject({ href, text: expect.stringMatching(text) });
  expect(others).toEqual([]);
});

test('the voltage of a signal is no supply', () => {
  expect(answer('24 V', documents).map(({ title }) => title)).not.toContain('Supply: 24 V');
});

test('a letter is never the start of a word, nor is a unit behind a number', () => {
  const document = { type: 'page', title: 'Valve volume', text: 'main', href: '/x' } as const;
  for (const query of ['v', '500 v', '5 ma']) expect(rank(query, [document]), query).toEqual([]);
  expect(rank('ma', [document])).toHaveLength(1);
});

test.each([
  ['CAD', '/contact?document=drawing#contact-form'],
  ['dxf', '/contact?document=drawing#contact-form'],
  ['STEP file', '/contact?document=drawing#contact-form'],
  ['jobs', '/careers'],
  ['vacancies', '/careers'],
  ['logo', '/media#press'],
  ['press', '/media#press'],
  ['press kit', '/media#press'],
  ['Impressum', '/imprint'],
  ['RSS', '/blog'],
  ['GDPR', '/privacy-policy'],
  ['München', '/contact#office-germany'],
  ['Muenchen', '/contact#office-germany'],
  ['서울', '/contact#office-hq'],
  ['Bengaluru', '/contact#office-india'],
])('"%s" leads to the page that answers', (query, href) => {
  expect(answer(query, documents)[0]?.href).toBe(href);
});

test('every list of other words belongs to a document', () => {
  const places = documents.map(({ href }) => href);
  expect(Object.keys(otherWords).filter((href) => !places.includes(href))).toEqual([]);
});

test.each([
  ['airfoil', 'air-foil', 'air foil'],
  ['turndown', 'turn-down', 'turn down'],
  ['datasheet', 'data-sheet', 'data sheet'],
])('%s, %s and %s find the same', (...written) => {
  const [joined, ...divided] = written.map((query) => new Set(titles(query)));
  expect(joined?.size).toBeGreaterThan(2);
  for (const found of divided) expect(joined).toEqual(found);
});

test('a word that the site writes as two is found', () => {
  expect(rank('airbearing', documents)[0]?.href).toBe('/technologies#air-bearing');
});

test('ranks a section by its name above texts about it', () => {
  expect(rank('air bearing', documents)[0]?.href).toBe('/technologies#air-bearing');
  expect(rank('training', documents)[0]?.href).toBe('/services#training');
});

test.each(['rmx40', 'RMX 40', 'rmx-40', 'rmz40'])(
  '"%s" finds the models of this size only, first',
  (query) => {
    const found = rank(query, documents);
    expect(found.slice(0, 2).map(({ title }) => title)).toEqual(['RMX40-C060', 'RMX40-C080']);
    expect(found.filter(({ type }) => type === 'model')).toHaveLength(2);
    // A page's other numbers are not what was asked for.
    expect([...new Set(found.flatMap(({ terms }) => terms))]).toEqual(['rmx40']);
  },
);

test.each([
  ['datasheet', '/media/downloads'],
  ['datasheets', '/media/downloads'],
  ['catalogue', '/media/downloads'],
  ['brochure', '/support'],
  ['manual', '/product-manuals'],
  ['manuals', '/product-manuals'],
  ['warranty', '/after-sale-support#benefits'],
  ['guarantee', '/after-sale-support#benefits'],
])('"%s" finds the page that has it first', (query, href) => {
  expect(rank(query, documents)[0]?.href).toBe(href);
});

test('a number finds no longer one', () => {
  const document = { type: 'page', title: 'Pipes', text: '400 VAC', href: '/x' } as const;
  expect(rank('40', [document])).toEqual([]);
  expect(rank('400', [document])).toHaveLength(1);
});

test('a duty point without a match says so, and names the models that nearly fit', () => {
  expect(answer('500 m3/min 0.5 bar', documents)[0]?.text).toMatch(/^No model fits\. /);
  const [selector, ...nearly] = answer('132 m3/min 0.814 bar', documents);
  expect(selector?.text).toMatch(/^No model fits, 2 nearly\. /);
  expect(nearly.map(({ title }) => title)).toEqual(['RMX125-C080', 'EMX125-C080']);
  expect(nearly[0]?.text).toMatchObject({
    metric: expect.stringMatching(
      /^Just out of range: pressure 0\.014\u00a0bar above the model’s maximum\. Oil-free turbo blower, /,
    ),
  });
});

test('finds models by the start of a code', () => {
  expect(titles('emx125').slice(0, 3).sort()).toEqual([
    'EMX125-C040',
    'EMX125-C060',
    'EMX125-C080',
  ]);
});

test('tolerates misspelt words, but not figures', () => {
  const document = { type: 'page', title: 'Bearings', text: '', href: '/x' } as const;
  expect(rank('bearigns', [document])).toHaveLength(1);
  expect(rank('12345', [{ ...document, title: '12346' }])).toHaveLength(0);
});

test('finds documents with any word if none has every word', () => {
  const document = { type: 'page', title: 'Bearings', text: '', href: '/x' } as const;
  expect(rank('bearings zzz', [document])).toHaveLength(1);
  expect(rank('zzz', [document])).toHaveLength(0);
});

test('lists articles of the service after other matches', () => {
  const post = { type: 'post', title: 'Surge', text: '', href: '/blog/surge' } as const;
  const page = { type: 'page', title: 'Foils', text: '', href: '/foils' } as const;
  expect(rank('foil', [page], [post]).map(({ title }) => title)).toEqual(['Foils', 'Surge']);
});

test('splits text into words without case and accents', () => {
  const words = ['sao', 'paulo', 'rmx50', 'rmx', '50', 'c060'];
  expect(tokenize('São Paulo, RMX50-C060')).toEqual(words);
  expect(readTerms('São Paulo, RMX50-C060')).toEqual(['sao', 'paulo', 'rmx50', 'c060']);
  expect(readTerms('max 85 dB')).toEqual(['max', '85', 'db']);
});

test('contains only text that visitors read, without SVG paths and keys', () => {
  const texts = [...pageTexts.values()].flat();
  expect(texts).toContain('Data centres');
  expect(texts.filter((text) => /^m[\d.]+ [-\d.]+\D/i.test(text))).toEqual([]);
  expect(texts).not.toContain('nstb-plus');
  expect(texts).not.toContain('maintenance');
});
