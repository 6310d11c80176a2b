import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { expect, test } from 'vitest';
import { spellings } from '../src/judges/words.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const code = globSync('{site/app,packages/{admin,catalogue,documents,service}/src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.css.ts', '**/*.generated.ts'],
});
const articles = globSync('packages/service/content/*.md', { cwd: root });

interface Text {
  place: string;
  /** The code before a text, such as `title: `. */
  before: string;
  text: string;
}

/** Strings and text between tags, without comments. */
function textsOf(place: string): Text[] {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  const source = read(place)
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/(?<=^|\s)\/\/.*/g, blank);
  const literal = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|>\s*([A-Z][^<>{}]*?)\s*</g;
  return [...source.matchAll(literal)].map(({ index, 1: quoted, 2: template, 3: child }) => ({
    place: `${place}:${source.slice(0, index).split('\n').length}`,
    before: /\w+: $/.exec(source.slice(0, index))?.[0] ?? '',
    text: (quoted ?? template ?? child ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  }));
}

/** Lines of an article without code blocks, code in lines and targets of links. */
function linesOf(place: string): Text[] {
  let inCode = false;
  return read(place)
    .split('\n')
    .flatMap((line, index) => {
      if (line.startsWith('```')) inCode = !inCode;
      const text = line.replaceAll(/`[^`]*`|\]\([^ )]*/g, '');
      const isProse = !inCode && !/^(?:slug|image|tags): /.test(line);
      return isProse ? [{ place: `${place}:${index + 1}`, before: '', text }] : [];
    });
}

const strings = code.flatMap(textsOf);
const prose = articles.flatMap(linesOf);
const all = [...strings, ...prose];

const sentencesOf = (text: string) => text.split(/(?<=[.!?:]) +/);
const found = (texts: readonly Text[], fault: (text: Text) => boolean) =>
  texts.filter(fault).map(({ place, text }) => `${place}: ${text.slice(0, 100)}`);

test('there is text to check', () => {
  expect(strings.length).toBeGreaterThan(3000);
  expect(prose.length).toBeGreaterThan(1000);
});

/** A subject clause, but neither a question, a label such as `What to check first` nor a report such as `Nothing you typed is lost`. */
const subject =
  /^(?:(?:What|Whatever|Who) (?!to |the picture shows)|None (?:of|is|was|has)|Nothing (?!to |you typed is lost|(?:has been|was) (?:saved|changed|sent)))/;

test('no sentence begins with a subject clause', () => {
  expect(
    found(all, ({ text }) =>
      sentencesOf(text).some(
        (sentence) => subject.test(sentence) && !/\?["”]?$/.test(sentence.trim()),
      ),
    ),
  ).toEqual([]);
});

test('the glossary of docs/writing.md is kept', () => {
  const rows = [...read('docs/writing.md').matchAll(/^\| (?!Write|---)([^|]+) \| ([^|]+) \|/gm)];
  const avoided = rows.flatMap(([, , terms = '']) => terms.split(', '));
  expect(avoided.length).toBeGreaterThan(8);
  const pattern = new RegExp(`\\b(?:${avoided.join('|')})\\b`, 'i');
  expect(found(all, ({ text }) => pattern.test(text))).toEqual([]);
});

test('spelling is that of Oxford', () => {
  expect(found(all, ({ text }) => spellings.some(([other]) => text.search(other) >= 0))).toEqual(
    [],
  );
});

test('labels name their object', () => {
  expect(
    found(strings, ({ before, text }) => before === 'label: ' && /^(?:Its|Their|It) /.test(text)),
  ).toEqual([]);
});

test('articles print units and ranges', () => {
  const ascii =
    /\bdeg ?C\b|\d um\b|\b(?:\w+\/)?m[23]\b|\d x [\d(]|(?<![\w.-])\d[\d.,]*-\d[\d.,]* ?(?:%|°C|bar|kPa|kW|m³|mm|dB|mA|hours|years)/;
  expect(found(prose, ({ text }) => ascii.test(text))).toEqual([]);
});

/** A pronoun whose noun stands in another sentence, which a table of contents leaves out. */
const pronoun = /^(?:(?:How|What|When|Where|Why) )?(?:it|its|their|they)\b/i;

test('headings are understood in a table of contents', () => {
  const headings = prose.filter(({ text }) => /^#{2,3} /.test(text));
  expect(headings.length).toBeGreaterThan(100);
  const texts = headings.map(({ text }) => text.replace(/^#+ /, ''));
  const isClear = (text: string) => /\w \w/.test(text) && !pronoun.test(text);
  expect(texts.filter((text) => !isClear(text))).toEqual([]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  const titles = strings.filter(
    ({ place, before }) => place.startsWith('site') && before === 'title: ',
  );
  expect(found(titles, ({ text }) => pronoun.test(text))).toEqual([]);
});

/** Keys of headings, labels and names of buttons. */
const heads = /^(?:title|heading|label|name|action|submit|quote|lead|placeholder): $/;

/** Names that the specification sets in title case, those of the tools, and of places and products. */
const names = [
  'About Us',
  'Advanced Maintenance Training',
  'Advanced Technology',
  'After Sales Support',
  'Air Bearing',
  'Application Engineer',
  'Application Guide',
  'Basic Operator Training',
  'Call Support',
  'Case Studies',
  'Certified Technicians',
  'Commercial Buildings',
  'Compare Models',
  'Compare Technologies',
  'Contact Form',
  'Contact Sales',
  'Contact Us',
  'Control System',
  'Cookie Policy',
  'Digital Solution',
  'Energy Savings',
  'Energy Sector',
  'Environmental Solutions',
  'Error Loading Post',
  'Explore Applications',
  'Explore Models',
  'Explore Products',
  'Explore Services',
  'Explore Support',
  'Explore Technologies',
  'First Call Resolution',
  'Free Consultation',
  'Full Name',
  'General Inquiry',
  'Global Offices',
  'Industrial Manufacturing',
  'Industry Applications',
  'Live Demo',
  'Model Selector',
  'New Series',
  'North America',
  'Our Advantages',
  'Our Company',
  'Our Product Line',
  'Parts & Consumables',
  'Performance Metrics',
  'Preventive Maintenance',
  'Privacy Policy',
  'Product Lines',
  'Product Manuals',
  'Request Demo',
  'Request a Demo',
  'Response Time',
  'Savings Calculator',
  'Select Plan',
  'Service Brochure',
  'Service Network',
  'Service Online',
  'Service Team',
  'Smart IoT',
  'South Korea',
  'Support Availability',
  'Support Contracts',
  'Support Plans',
  'Technical Details',
  'Technical Resources',
  'Technical Support',
  'Terms of Service',
  'Thank You',
  'Turbo Blower',
  'Video Tutorials',
  'View Technology',
];

test('only names are in title case', () => {
  const isTitleCase = (text: string) => /^[A-Z][a-z]+(?: (?:[a-z]+|&))* [A-Z][a-z]+/.test(text);
  const heading = strings.filter(
    ({ place, before }) => heads.test(before) && place.startsWith('site'),
  );
  expect(
    found(heading, ({ text }) => isTitleCase(text) && !names.some((name) => text.includes(name))),
  ).toEqual([]);
});
