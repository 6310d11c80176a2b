import { fold, indexWords, queryWords } from '@brand/service/contract';
import MiniSearch from 'minisearch';
import { faultCode } from '../faultMessages.ts';
import { models, seriesNames } from '../models.ts';
import { faultDocument } from './catalogueDocuments.ts';
import type { SearchDocument } from './document.ts';
import { faultIn } from './faults.ts';
import { isWhole } from './isWhole.ts';
import { readFigures } from './readFigures.ts';
import { readSupply } from './readSupply.ts';

export interface FoundDocument extends SearchDocument {
  /** Words of the index that match the query, for highlighting. */
  terms: string[];
  /** Whether it answers a figure or a code in the query, whatever its words are. */
  isAnswer?: boolean;
}

/** Results for the message, the supply and the figures in a query, followed by those for its other words. */
export function answer(
  query: string,
  among: readonly SearchDocument[],
  posts: readonly SearchDocument[] = [],
): FoundDocument[] {
  const supply = readSupply(query);
  const figures = readFigures(supply.rest);
  const fault = faultIn(figures.rest);
  const documents = [
    ...(fault ? [faultDocument(fault.message)] : []),
    ...supply.documents,
    ...figures.documents,
  ];
  if (documents.length === 0) return rank(query, among, posts);
  const places = new Set(documents.map(({ href }) => href));
  const words = fault ? fault.rest || faultCode(fault.message) : figures.rest;
  const others = words ? rank(words, among, posts).filter(({ href }) => !places.has(href)) : [];
  return [...documents.map((document) => ({ ...document, terms: [], isAnswer: true })), ...others];
}

/** Indexes documents, so that the first search takes no longer than others. */
export function prepare(among: readonly SearchDocument[]): void {
  indexOf(among);
  for (const { body = [] } of among) wordsOfAll(body);
}

/** Indexes by list of documents. Indexing takes longer than searching, so it is done once for each list. */
const indexes = new WeakMap<readonly SearchDocument[], DocumentIndex>();

interface DocumentIndex {
  index: MiniSearch<Indexed>;
  words: ReadonlySet<string>;
  /** Words with hyphens, joined, with their parts: `airfoil` is air and foil. */
  compounds: ReadonlyMap<string, string[]>;
}

interface Indexed extends SearchDocument {
  id: number;
}

const numbered = (from: number) => (document: SearchDocument, index: number) => ({
  ...document,
  id: from + index,
});

const fields = ['title', 'words', 'text', 'body'] as const;

function textOf(document: SearchDocument, field: string): string {
  const value = document[field as (typeof fields)[number]] ?? '';
  return typeof value === 'object' && 'metric' in value ? value.metric : [value].flat().join(' ');
}

function indexOf(among: readonly SearchDocument[]): DocumentIndex {
  const known = indexes.get(among);
  if (known) return known;
  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    // MiniSearch reads the id by this function, too.
    extractField: (document, field) => (field === 'id' ? document.id : textOf(document, field)),
    tokenize,
    processTerm: formsOf,
    searchOptions: {
      tokenize: readTerms,
      processTerm: (term) => term,
      boost: { title: 4, words: 3, body: 0.2 },
      prefix: (_, at, terms) => !isWhole(terms, at),
      boostDocument: (id) => among[id]?.weight ?? 1,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(among.map(numbered(0)));
  const text = among.flatMap((one) => fields.map((field) => textOf(one, field))).join('\n');
  const words = new Set(index.toJSON().index.map(([word]) => word));
  const made = { index, words, compounds: new Map(compoundsIn(text)) };
  indexes.set(among, made);
  return made;
}

/**
 * Documents that contain every word of the query, or else any of them. `posts` are articles that the service found for
 * this query; all of them are included.
 */
export function rank(
  query: string,
  among: readonly SearchDocument[],
  posts: readonly SearchDocument[] = [],
): FoundDocument[] {
  const { index } = indexOf(among);
  const added = posts.map(numbered(among.length));
  index.addAll(added);
  try {
    const all = index.search({
      combineWith: 'OR',
      queries: spellings(readTerms(query), among).map((words) => ({
        combineWith: 'AND',
        queries: [words.join(' ')],
      })),
    });
    const matches = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    const found = matches.flatMap(({ id, terms }) => {
      const document = among[id] ?? posts[id - among.length];
      return document ? [shown(document, terms)] : [];
    });
    const places = new Set(found.map(({ href }) => href));
    const others = posts.filter(({ href }) => !places.has(href));
    return [...found, ...others.map((document) => ({ ...document, terms: [] }))];
  } finally {
    index.removeAll(added);
  }
}

/**
 * The words of a query, and its spellings in the singular, with two words joined or one divided, as far as the index has
 * them: `airfoil`, `air foil` and `air-foil` find the same.
 */
function spellings(words: readonly string[], among: readonly SearchDocument[]): string[][] {
  const { words: known, compounds } = indexOf(among);
  const replaced = (at: number, count: number, by: readonly string[]) =>
    by.every((word) => known.has(word)) ? [words.toSpliced(at, count, ...by)] : [];
  const parts = (word: string) => {
    const written = compounds.get(word);
    if (written) return [written];
    if (known.has(word) || word.length > longestCompound) return [];
    return placesToDivide(word).map((place) => [word.slice(0, place), word.slice(place)]);
  };
  return [
    [...words],
    ...words.slice(1).flatMap((word, at) => replaced(at, 2, [`${words[at]}${word}`])),
    ...words.flatMap((word, at) =>
      [...parts(word), formsOf(word).slice(1)].flatMap((by) =>
        by.length > 0 ? replaced(at, 1, by) : [],
      ),
    ),
  ];
}

const longestCompound = 24;

/** Positions with at least three letters on both sides. */
const placesToDivide = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);

/** Words with hyphens, and their parts. */
function compoundsIn(text: string): [joined: string, parts: string[]][] {
  return (text.match(hyphenated) ?? []).map((word) => {
    const parts = indexWords(word);
    return [parts.join(''), parts];
  });
}

const hyphenated = /(?<![\p{L}\p{N}‐‑-])\p{L}+(?:[-‐‑]\p{L}+)+(?![\p{L}\p{N}])/gu;

/**
 * A document with its best matching sentence, if that contains more of the terms than its summary. A sentence is better than
 * a label such as `Noise level`, and the answer to a question that is not shown is not understood.
 */
function shown({ body = [], ...document }: SearchDocument, terms: string[]): FoundDocument {
  const held = (words: Set<string>) => terms.filter((term) => words.has(term)).length;
  const { title, text } = document;
  const counts = wordsOfAll(body).map(held);
  const most = Math.max(0, ...counts);
  const summary = wordsOf(`${title} ${typeof text === 'string' ? text : text.metric}`);
  const matching = most > held(summary) ? body.filter((_, index) => counts[index] === most) : [];
  const understood = matching.filter((one) => !/^(Yes|No)\b/.test(one));
  const best = understood.find((one) => /[.?!]$/.test(one)) ?? understood[0];
  return { ...document, ...(best !== undefined && { text: best }), terms };
}

const wordsOf = (text: string) => new Set(tokenize(text).flatMap(formsOf));

/** Words of each sentence of a document. Splitting takes longer than searching, so it is done once. */
function wordsOfAll(body: readonly string[]): Set<string>[] {
  const known = sentences.get(body) ?? body.map(wordsOf);
  sentences.set(body, known);
  return known;
}
const sentences = new WeakMap<readonly string[], Set<string>[]>();

/**
 * Splits a text into words. The code of a model becomes its series with size, each of these, and its pressure band, in any
 * spelling; the code of a message gets two digits. Words with hyphens are also one word: `air-foil` is found by `airfoil`.
 */
export function tokenize(text: string): string[] {
  const coded = withCodes(text, (series, size) => `${series}${size} ${series} ${size}`);
  return [...indexWords(coded), ...compoundsIn(text).map(([joined]) => joined)];
}

/** Words of a query that count: a search takes longer with each. */
const MOST_TERMS = 8;

/** Splits a query into different words. `rmx40` and `RMX 40` are one word, which nothing but these models contains. */
export function readTerms(query: string): string[] {
  const words = queryWords(withCodes(query, (series, size) => `${series}${size}`));
  return [...new Set(words)].slice(0, MOST_TERMS);
}

/** A word of the index, and its singular: a page that speaks of datasheets is about a datasheet, too. */
function formsOf(term: string): string[] {
  return /...[^eisu]s$/.test(term) ? [term, term.slice(0, -1)] : [term];
}

function withCodes(text: string, codeOf: (series: string, size: string) => string): string {
  return (
    fold(text)
      // U.S.A is one word.
      .replace(/\b(?:[a-z]\.)+[a-z]\b/g, (letters) => letters.replaceAll('.', ''))
      .replace(/\b([a-z]{3,4})(?=[\s-]?\d{2,3}(?!\d))/g, (prefix) => seriesOf(prefix) ?? prefix)
      .replace(/\b(max|rmx|emx)[\s-]?(\d{1,3})(?!\d)/g, (whole, series: string, size: string) =>
        codes.some((code) => code.startsWith(series + size)) ? `${codeOf(series, size)} ` : whole,
      )
      .replace(/(?<=\d|\d[\s-])c0?(\d0)\b/g, ' c0$1')
      .replace(/\be[\s._–-]?0?(?=\d\b)/g, 'e0')
      .replace(/\be[\s._–-](?=\d\d\b)/g, 'e')
      .replace(unitAfterNumber, '$1 $2')
  );
}

/** `480V` is written with a space in texts. */
const unitAfterNumber =
  /(?<![a-z\d])(\d+(?:[.,]\d+)?)(v|vac|hz|kw|hp|kpa|m?bar|psi|i?cfm|dba?|mm|kg|lb|rpm|ma)(?![a-z\d])/g;

const codes = models.map(({ code }) => code.toLowerCase());

/** The series that a prefix means, with up to one letter wrong, missing or added, or two letters swapped. */
function seriesOf(prefix: string): string | undefined {
  const meant = seriesNames
    .map((name) => name.toLowerCase())
    .filter((name) => name === prefix || isNear(name, prefix));
  return meant.length === 1 ? meant[0] : undefined;
}

function isNear(name: string, typed: string): boolean {
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
  const places = Array.from(`${name}${typed}`, (_, at) => at);
  return places.some(
    (at) =>
      without(typed, at) === name ||
      (name.length === typed.length &&
        (without(typed, at) === without(name, at) ||
          typed ===
            name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2))),
  );
}
