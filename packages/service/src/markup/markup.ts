import markdownIt, { type StateBlock, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { pictureSize } from '../contract/picture-names.ts';
import { plainText } from './plainText.ts';
import type { ArticleBlock, ArticleInline, ArticleNode } from './tree.ts';

/** Levels of nested quotes and lists; a list counts twice. */
const DEEPEST = 18;

/**
 * The light markup of posts: headings, bold, italic, links, images with captions, code, quotes, lists and tables.
 * Everything else, including HTML, stays plain text: nothing that an editor writes is dropped. The parser is markdown-it
 * because it stays fast on hostile input (deeply nested or unclosed marks). Bold text may be followed by a letter without
 * a space in Chinese, Japanese and Korean.
 */
const parser = markdownIt('zero', { html: false, maxNesting: DEEPEST + 2 })
  .enable([
    'heading',
    'fence',
    'blockquote',
    'list',
    'table',
    'emphasis',
    'link',
    'image',
    'backticks',
    'escape',
  ])
  .use(cjkFriendly);

// Links with other protocols stay text, because browsers or the page's policy would not follow them.
parser.validateLink = (address) =>
  /^(?:https?|mailto|tel):/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address);
// markdown-it skips the rest of the text below its maximum nesting.
parser.block.ruler.before('table', 'too_deep', keepTooDeep);

/** What is nested deeper than `DEEPEST` as a paragraph of plain text. */
function keepTooDeep(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (silent || state.level < DEEPEST) return false;
  let line = start + 1;
  const isInside = () => state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent;
  while (line < end && isInside()) line += 1;
  state.push('paragraph_open', 'p', 1);
  const text = state.push('inline', '', 0);
  text.content = state.getLines(start, line, state.blkIndent, false).trim();
  text.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = line;
  return true;
}

/** @param reserved matches ids of the page around the article, which no heading takes. */
export function parseArticle(markup: string, reserved?: RegExp): ArticleBlock[] {
  return readBlocks(
    new Reader(parser.parse(markup, {}), markup.split(/\r\n?|\n/)),
    headingIds(reserved),
  );
}

/** All pictures in an article, with the first line of their block and the line after it, counted from 0. */
export function shownPictures(
  markup: string,
): { src: string; lines: [from: number, to: number] }[] {
  return parser
    .parse(markup, {})
    .flatMap(({ children, map }) =>
      (children ?? [])
        .filter(({ type }) => type === 'image')
        .map((token) => ({ src: attribute(token, 'src'), lines: map ?? [0, 1] })),
    );
}

/** A paragraph, heading or cell: the text that it shows, without code, its links, and its lines, counted from 0. */
interface ShownInline {
  text: string;
  links: { href: string; words: string }[];
  lines: [from: number, to: number];
}

export function shownInlines(markup: string): ShownInline[] {
  let lines: [number, number] = [0, 1];
  return parser.parse(markup, {}).flatMap(({ type, map, children }) => {
    lines = map ?? lines;
    if (type !== 'inline' || !children) return [];
    const shown: ShownInline = { text: '', links: [], lines };
    for (const token of children) {
      if (token.type === 'text') shown.text += token.content;
      if (/break$/.test(token.type)) shown.text += '\n';
      if (token.type === 'link_open')
        shown.links.push({ href: attribute(token, 'href'), words: '' });
      const link = shown.links.at(-1);
      if (link && token.type !== 'link_close') link.words += token.content;
    }
    return [shown];
  });
}

/** Reads the tokens of the parser, which come in pairs of `_open` and `_close`. */
class Reader {
  readonly #tokens: readonly Token[];
  /** Lines of the markup. */
  readonly lines: readonly string[];
  #position = 0;

  constructor(tokens: readonly Token[], lines: readonly string[] = []) {
    this.#tokens = tokens;
    this.lines = lines;
  }

  /** The next token, or undefined at the end or at a token of type `close`. */
  next(close?: string): Token | undefined {
    const token = this.#tokens[this.#position];
    if (token) this.#position += 1;
    return token?.type === close ? undefined : token;
  }
}

type NewId = (text: string) => string;

function readBlocks(reader: Reader, newId: NewId, close?: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (let token = reader.next(close); token; token = reader.next(close)) {
    blocks.push(...readBlock(token, reader, newId));
  }
  return blocks;
}

function readBlock(token: Token, reader: Reader, newId: NewId): ArticleBlock[] {
  switch (token.type) {
    case 'heading_open': {
      const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3;
      const nodes = readInlineOf(reader, 'heading_close');
      const children = nodes.filter((node) => node.type !== 'image');
      const pictures = nodes.filter((node) => node.type === 'image');
      const text = plainText(children);
      if (!text.trim()) return pictures;
      return [{ type: 'heading', level, id: newId(text), children }, ...pictures];
    }
    case 'paragraph_open':
      return readParagraph(reader);
    case 'blockquote_open':
      return [{ type: 'quote', children: readBlocks(reader, newId, 'blockquote_close') }];
    case 'bullet_list_open':
    case 'ordered_list_open':
      return [readList(token, reader, newId)];
    case 'table_open':
      return [readTable(reader)];
    case 'fence':
      return [
        { type: 'code', language: token.info.trim() || undefined, text: token.content.trimEnd() },
      ];
    default:
      return token.content ? [{ type: 'paragraph', children: textOf(token.content) }] : [];
  }
}

function readList(token: Token, reader: Reader, newId: NewId): ArticleBlock {
  const close = token.type.replace('_open', '_close');
  const items: ArticleNode[][] = [];
  for (let item = reader.next(close); item; item = reader.next(close)) {
    items.push(itemOf(readBlocks(reader, newId, 'list_item_close')));
  }
  if (token.type === 'bullet_list_open') return { type: 'list', items };
  // markdown-it sets the first number only if it is not 1.
  const start = token.attrGet('start');
  return { type: 'list', ordered: true, ...(start !== null && { start: Number(start) }), items };
}

/** The only paragraph of an item needs no element of its own. */
function itemOf(blocks: readonly ArticleBlock[]): ArticleNode[] {
  const isShort =
    blocks.filter(({ type }) => type === 'paragraph').length === 1 &&
    blocks.every(({ type }) => type !== 'image');
  return blocks.flatMap((block): readonly ArticleNode[] =>
    isShort && block.type === 'paragraph' ? block.children : [block],
  );
}

function readTable(reader: Reader): ArticleBlock {
  const rows: ArticleNode[][][] = [];
  const align: ('start' | 'end')[] = [];
  let line = 0;
  for (let token = reader.next('table_close'); token; token = reader.next('table_close')) {
    if (token.type === 'tr_open') {
      rows.push([]);
      line = token.map?.[0] ?? 0;
    }
    if (token.type === 'th_open') {
      align.push(attribute(token, 'style') === 'text-align:right' ? 'end' : 'start');
    }
    if (token.type === 'th_open' || token.type === 'td_open') {
      rows.at(-1)?.push(readInlineOf(reader, token.type.replace('_open', '_close')));
    }
    if (token.type === 'tr_close') {
      const cells = cellsIn(reader.lines[line] ?? '').slice(align.length);
      rows.at(-1)?.push(...cells.map(parseInline));
    }
  }
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...body] = rows;
  const missing = width - head.length;
  return {
    type: 'table',
    head: [...head, ...Array<[]>(missing).fill([])],
    rows: body,
    align: [...align, ...Array<'start'>(missing).fill('start')],
  };
}

/** The cells of a table's line. The parser ignores those beyond the columns of the header. */
function cellsIn(line: string): string[] {
  const cells = line
    .replace(/^[\s>]*/, '')
    .trimEnd()
    .split(/(?<!\\)\|/);
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

function parseInline(markup: string): ArticleNode[] {
  const [inline] = parser.parseInline(markup, {});
  return readInlines(new Reader(inline?.children ?? []));
}

type Picture = Extract<ArticleBlock, { type: 'image' }>;
type Inline = ArticleInline | Picture;

/** Groups of text, and the pictures between them. */
function textsAndPictures(nodes: readonly Inline[]): (ArticleInline[] | Picture)[] {
  const parts: (ArticleInline[] | Picture)[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (node.type === 'image') parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

/** Pictures are blocks: they divide the text around them. */
function readParagraph(reader: Reader): ArticleBlock[] {
  return textsAndPictures(readInlineOf(reader, 'paragraph_close')).flatMap(
    (part): ArticleBlock[] => {
      if (!Array.isArray(part)) return [part];
      return plainText(part).trim() ? [{ type: 'paragraph', children: part }] : [];
    },
  );
}

function readInlineOf(reader: Reader, close: string): Inline[] {
  const inline = reader.next(close);
  if (!inline) return [];
  reader.next(close);
  return readInlines(new Reader(inline.children ?? []));
}

function readInlines(reader: Reader, close?: string): Inline[] {
  const nodes: Inline[] = [];
  for (let token = reader.next(close); token; token = reader.next(close)) {
    nodes.push(...readInline(token, reader));
  }
  return nodes;
}

function readInline(token: Token, reader: Reader): Inline[] {
  switch (token.type) {
    case 'code_inline':
      return [{ type: 'inlineCode', text: token.content }];
    case 'strong_open':
    case 'em_open': {
      const type = token.type === 'em_open' ? 'emphasis' : 'strong';
      const inside = readInlines(reader, token.type.replace('_open', '_close'));
      return textsAndPictures(inside).map((part) =>
        Array.isArray(part) ? { type, children: part } : part,
      );
    }
    case 'link_open':
      return readLink(token, readInlines(reader, 'link_close'));
    case 'image':
      return readImage(token);
    // A backslash at the end of a line.
    case 'hardbreak':
      return [{ type: 'text', text: '\\\n' }];
    default:
      return textOf(token.content);
  }
}

function textOf(text: string): ArticleInline[] {
  return text ? [{ type: 'text', text }] : [];
}

/** A link, without links inside it. Its title follows it as text. */
function readLink(token: Token, inside: readonly Inline[]): Inline[] {
  const href = attribute(token, 'href');
  const flat = inside.flatMap((node): readonly Inline[] =>
    node.type === 'link' ? node.children : [node],
  );
  const link = textsAndPictures(flat).map(
    (part): Inline =>
      Array.isArray(part) ? { type: 'link', href, children: part } : { ...part, href },
  );
  return [...link, ...inParentheses(attribute(token, 'title'))];
}

/** Whether an address is a path of this site. Browsers read `//` and `/\\` as another host. */
export const isOnSite = (address: string) => /^\/(?![/\\])/.test(address);

/** A picture with its title as the caption. The page's policy blocks those of other sites, so they become links. */
function readImage(token: Token): Inline[] {
  const src = attribute(token, 'src');
  const alt = altOf(token);
  const title = attribute(token, 'title');
  if (isOnSite(src))
    return [{ type: 'image', src, alt, caption: title || undefined, ...pictureSize(src) }];
  return [{ type: 'link', href: src, children: textOf(alt || src) }, ...inParentheses(title)];
}

function inParentheses(title: string): ArticleInline[] {
  return textOf(title && ` (${title})`);
}

/** Alternative text of an image, without markup. */
function altOf({ children }: Token): string {
  const nodes = readInlines(new Reader(children ?? []));
  return plainText(
    nodes.flatMap((node) =>
      node.type === 'image' ? [...textOf(node.alt), ...inParentheses(node.caption ?? '')] : node,
    ),
  );
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

/** Creates anchors that are unique within the page. */
function headingIds(reserved?: RegExp): NewId {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (text) => {
    const words = text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
    const base = words?.join('-') ?? 'section';
    let id = base;
    for (
      let count = counts.get(base) ?? 1;
      used.has(id) || reserved?.test(id);
      id = `${base}-${count}`
    ) {
      count += 1;
      counts.set(base, count);
    }
    used.add(id);
    return id;
  };
}
