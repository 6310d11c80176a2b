import { fold, indexWords, queryWords } from '@brand/service/contract';
import MiniSearch from 'minisearch';
import { models, seriesNames } from '../models.ts';
import type { SearchDocument } from './document.ts';
import { readFigures } from './readFigures.ts';

export interface FoundDocument extends SearchDocument {
  /** Words of the index that match the query, for highlighting. */
  terms: string[];
}

/** Results for the figures in a query, followed by those for its other words. */
export function answer(
  query: string,
  among: readonly SearchDocument[],
  posts: readonly SearchDocument[] = [],
): FoundDocument[] {
  const figures = readFigures(query);
  if (figures.documents.length === 0) return rank(query, among, posts);
  const places = new Set(figures.documents.map(({ href }) => href));
  const others = figures.rest
    ? rank(figures.rest, among, posts).filter(({ href }) => !places.has(href))
    : [];
  return [...figures.documents.map((document) => ({ ...document, terms: [] })), ...others];
}

/** Indexes by list of documents. Indexing takes longer than searching, so it is done once for each list. */
const indexes = new WeakMap<readonly SearchDocument[], MiniSearch<Indexed>>();

interface Indexed extends SearchDocument {
  id: number;
}

const numbered = (from: number) => (document: SearchDocument, index: number) => ({
  ...document,
  id: from + index,
});

function indexOf(among: readonly SearchDocument[]): MiniSearch<Indexed> {
  const known = indexes.get(among);
  if (known) return known;
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'text', 'body'],
    extractField: (document, field) => {
      const value = document[field as keyof typeof document];
      if (typeof value === 'object' && 'metric' in value) return value.metric;
      return [value].flat().join(' ');
    },
    tokenize,
    processTerm: formsOf,
    searchOptions: {
      tokenize: readTerms,
      processTerm: (term) => term,
      boost: { title: 4, body: 0.2 },
      // The start of a number is another number.
      prefix: (term) => !/^\d+$/.test(term),
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(among.map(numbered(0)));
  indexes.set(among, index);
  return index;
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
  const index = indexOf(among);
  const added = posts.map(numbered(among.length));
  index.addAll(added);
  try {
    const all = index.search(query, { combineWith: 'AND' });
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

/** A document with its best matching sentence, if that contains more of the terms than its summary. */
function shown({ body = [], ...document }: SearchDocument, terms: string[]): FoundDocument {
  const held = (words: Set<string>) => terms.filter((term) => words.has(term)).length;
  const { title, text } = document;
  const counts = wordsOfAll(body).map(held);
  const most = Math.max(0, ...counts);
  const summary = wordsOf(`${title} ${typeof text === 'string' ? text : text.metric}`);
  const best = most > held(summary) ? body[counts.indexOf(most)] : undefined;
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
 * spelling; the code of a message gets two digits.
 */
export function tokenize(text: string): string[] {
  return indexWords(withCodes(text, (series, size) => `${series}${size} ${series} ${size}`));
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
      .replace(/\be(?=\d\b)/g, 'e0')
  );
}

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
