import type { ArticleBlock, ArticleInline, ArticleNode } from '@brand/ui/article-body';
import markdownIt, { type Token } from 'markdown-it';
import { plainText } from './plainText.ts';

/**
 * The light markup of posts: headings, bold, italic, links, images with captions, code, quotes, lists and tables.
 * Everything else, including HTML, stays plain text. The parser is markdown-it because it stays fast on hostile input
 * (deeply nested or unclosed marks).
 */
const parser = markdownIt('zero', { html: false, maxNesting: 20 }).enable([
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
]);

/** Parses a post into the tree that `ArticleBody` renders. */
export function parseArticle(markup: string): ArticleBlock[] {
  return readBlocks(new Reader(parser.parse(markup, {})), headingIds());
}

/** Reads the tokens of the parser, which come in pairs of `_open` and `_close`. */
class Reader {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
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
      const children = readInlineOf(reader, 'heading_close');
      const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3;
      return [{ type: 'heading', level, id: newId(plainText(children)), children }];
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
      return [];
  }
}

function readList(token: Token, reader: Reader, newId: NewId): ArticleBlock {
  const close = token.type.replace('_open', '_close');
  const items: ArticleNode[][] = [];
  for (let item = reader.next(close); item; item = reader.next(close)) {
    const blocks = readBlocks(reader, newId, 'list_item_close');
    // Items contain inline content without paragraphs around it.
    items.push(
      blocks.flatMap((block): readonly ArticleNode[] =>
        block.type === 'paragraph' ? block.children : [block],
      ),
    );
  }
  if (token.type === 'bullet_list_open') return { type: 'list', items };
  // markdown-it sets the first number only if it is not 1.
  const start = token.attrGet('start');
  return { type: 'list', ordered: true, ...(start !== null && { start: Number(start) }), items };
}

function readTable(reader: Reader): ArticleBlock {
  const rows: ArticleInline[][][] = [];
  const align: ('start' | 'end')[] = [];
  for (let token = reader.next('table_close'); token; token = reader.next('table_close')) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'th_open') {
      align.push(attribute(token, 'style') === 'text-align:right' ? 'end' : 'start');
    }
    if (token.type === 'th_open' || token.type === 'td_open') {
      rows.at(-1)?.push(readInlineOf(reader, token.type.replace('_open', '_close')));
    }
  }
  const [head = [], ...body] = rows;
  return { type: 'table', head, rows: body, align };
}

/** An image alone in its paragraph becomes a figure with its title as the caption. */
function readParagraph(reader: Reader): ArticleBlock[] {
  const inline = reader.next('paragraph_close');
  if (inline) reader.next('paragraph_close');
  const tokens = inline?.children ?? [];
  const [only] = tokens;
  if (tokens.length === 1 && only?.type === 'image') {
    const caption = attribute(only, 'title') || undefined;
    return [{ type: 'image', src: attribute(only, 'src'), alt: altOf(only), caption }];
  }
  return [{ type: 'paragraph', children: readInlines(new Reader(tokens)) }];
}

function readInlineOf(reader: Reader, close: string): ArticleInline[] {
  const inline = reader.next(close);
  if (!inline) return [];
  reader.next(close);
  return readInlines(new Reader(inline.children ?? []));
}

function readInlines(reader: Reader, close?: string): ArticleInline[] {
  const nodes: ArticleInline[] = [];
  for (let token = reader.next(close); token; token = reader.next(close)) {
    const node = readInline(token, reader);
    if (node) nodes.push(node);
  }
  return nodes;
}

function readInline(token: Token, reader: Reader): ArticleInline | undefined {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return token.content ? { type: 'text', text: token.content } : undefined;
    case 'code_inline':
      return { type: 'inlineCode', text: token.content };
    case 'strong_open':
      return { type: 'strong', children: readInlines(reader, 'strong_close') };
    case 'em_open':
      return { type: 'emphasis', children: readInlines(reader, 'em_close') };
    case 'link_open':
      return {
        type: 'link',
        href: attribute(token, 'href'),
        children: readInlines(reader, 'link_close'),
      };
    case 'image':
      return { type: 'text', text: altOf(token) };
    default:
      return undefined;
  }
}

/** Alternative text of an image, without markup. */
function altOf({ children }: Token): string {
  return (children ?? []).map(({ content }) => content).join('');
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

/** Creates anchors that are unique within an article. */
function headingIds(): NewId {
  const used = new Map<string, number>();
  return (text) => {
    const base =
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}
