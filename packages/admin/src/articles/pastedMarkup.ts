import TurndownService from 'turndown';

/** Signs that stand for marks until all text is known, because neighbouring marks of one kind are one. */
const SIGNS = { '**': ['\uE000', '\uE001'], '*': ['\uE002', '\uE003'] } as const;
const HEADING = /^H[1-6]$/;
const LETTER = '[\\p{L}\\p{N}]';
const SIGN = '[\\p{P}\\p{S}]';
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉';

export interface Pasted {
  markup: string;
  /** What the light markup cannot express, in the plural: `pictures`. */
  lost: string[];
}

/** Converts copied HTML, as of a web page, Word or Google Docs, to the light markup of articles. */
export function pastedMarkup(html: string): Pasted {
  const lost = new Set<string>();
  const service = new TurndownService({ codeBlockStyle: 'fenced', bulletListMarker: '-' });
  service.remove([
    'script',
    'style',
    'title',
    'noscript',
    'template',
    'button',
    'select',
    'option',
  ]);
  // Besides what `turndown` escapes.
  const escaped = service.escape.bind(service);
  service.escape = (text) =>
    escaped(text).replace(
      /(?<!\\)~~|^(?:#{2,}|\|)|<(?=\/[a-z]|(?:br|hr|img)\b)|&(?=#?\w+;)/gi,
      '\\$&',
    );
  const drop = (name: string, ...tags: string[]) =>
    service.addRule(name, {
      filter: (node) => tags.includes(node.nodeName.toLowerCase()),
      replacement: () => {
        lost.add(name);
        return '';
      },
    });
  drop('pictures', 'img', 'picture', 'svg', 'canvas');
  drop('embedded media', 'video', 'audio', 'iframe', 'object', 'embed');
  drop('lines', 'hr');
  drop('checkboxes', 'input');

  service.addRule('form of a span', {
    filter: (node) => isStyled(node) && !isInHeading(node),
    replacement: (content, node) => {
      if (isDecorated(node, 'line-through')) lost.add('strikethrough');
      if (isDecorated(node, 'underline') && !isInside(node, /^A$/)) lost.add('underlining');
      return marked(content, isBold(node), isItalic(node));
    },
  });
  service.addRule('strong', {
    filter: ['strong', 'b'],
    replacement: (content, node) =>
      marked(content, isBold(node) && !isInHeading(node), isItalic(node)),
  });
  service.addRule('emphasis', {
    filter: ['em', 'i', 'cite', 'dfn', 'var'],
    replacement: (content, node) =>
      marked(content, isBold(node), isItalic(node) && !isInHeading(node)),
  });
  service.addRule('decoration', {
    filter: ['u', 's', 'del', 'strike' as 'del'],
    replacement: (content, node) => {
      if (!isInside(node, /^A$/)) lost.add(node.nodeName === 'U' ? 'underlining' : 'strikethrough');
      return content;
    },
  });
  service.addRule('small digits', {
    filter: ['sup', 'sub'],
    replacement: (content, node) => {
      const digits = node.nodeName === 'SUP' ? SUPERSCRIPT : SUBSCRIPT;
      if (/^\d+$/.test(content))
        return content.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
      lost.add('small letters');
      return content;
    },
  });
  service.addRule('line break', {
    filter: 'br',
    replacement: (_, node) => (isInside(node, /^(H[1-6]|TD|TH|LI|A)$/) ? ' ' : '\n\n'),
  });
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const words = oneLine(content);
      const signs = /[12]/.test(node.nodeName) ? '##' : '###';
      return words && `\n\n${signs} ${words.replace(/(?<= )#+$/, '\\$&')}\n\n`;
    },
  });
  service.addRule('link', {
    filter: 'a',
    replacement: (content, node) => {
      const address = ((node as HTMLElement).getAttribute('href') ?? '').trim();
      if (!content.trim()) return content;
      if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) {
        if (address) lost.add('links without a full address');
        return content;
      }
      const safe = address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      const before = content.trimStart() === content ? '' : ' ';
      const after = content.trimEnd() === content ? '' : ' ';
      return `${before}[${oneLine(content, true)}](${safe})${after}`;
    },
  });
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) => {
      const parent = node.parentNode?.nodeName ?? '';
      const items = content.replace(/^\n+/, '').trimEnd();
      // Google Docs puts a nested list beside its item instead of into it.
      if (/^[UO]L$/.test(parent)) return `\n${indented(items, 3)}\n`;
      return parent === 'LI' ? `\n${items}\n` : `\n\n${items}\n\n`;
    },
  });
  service.addRule('list item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as HTMLElement;
      const items = Array.from(list.children).filter(({ nodeName }) => nodeName === 'LI');
      const first = Number(list.getAttribute('start') ?? 1);
      const number = first + items.indexOf(node as HTMLElement);
      const sign = list.nodeName === 'OL' ? `${number}. ` : '- ';
      return `\n${sign}${indented(content.trim().replace(/\n{3,}/g, '\n\n'), sign.length).trimStart()}\n`;
    },
  });
  // Word writes list items as paragraphs, with the sign in a span of its own.
  service.addRule('list item of Word', {
    filter: (node) => node.nodeName === 'P' && isListed(node),
    replacement: (content, node) => {
      const [, level = '1'] = /level(\d)/.exec(styleOf(node)) ?? [];
      const [, sign, words = content] =
        /^\s*(\S{1,4})[\s\u00a0]+(.*)$/s.exec(oneLine(content)) ?? [];
      const number = /^\(?(\d+)\\?[.)]/.exec(sign ?? '')?.[1];
      return `\n${'   '.repeat(Number(level) - 1)}${number ? `${number}.` : '-'} ${words}\n`;
    },
  });
  service.addRule('quote', {
    filter: 'blockquote',
    replacement: (content) =>
      `\n\n${content
        .trim()
        .replace(/\n{3,}/g, '\n\n')
        .replace(/^/gm, '> ')}\n\n`,
  });
  service.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => {
      const lines = (node as HTMLElement).cloneNode(true) as HTMLElement;
      for (const lineBreak of Array.from(lines.getElementsByTagName('br')))
        lineBreak.parentNode?.replaceChild(lines.ownerDocument.createTextNode('\n'), lineBreak);
      const text = (lines.textContent ?? '').replace(/\n$/, '');
      const fence = '`'.repeat(
        Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)),
      );
      return `\n\n${fence}\n${text}\n${fence}\n\n`;
    },
  });
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      if (!isData(tableOf(node))) return `\n\n${content}\n\n`;
      const span = Number((node as HTMLElement).getAttribute('colspan') ?? 1) || 1;
      if (span > 1 || Number((node as HTMLElement).getAttribute('rowspan') ?? 1) > 1)
        lost.add('merged cells');
      const words = oneLine(content, true).replace(/(?<!\\)\|/g, '\\|');
      return `| ${words} ${'|  '.repeat(Math.min(span, 20) - 1)}`;
    },
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const table = tableOf(node);
      if (!isData(table)) return content;
      const isFirst = table?.getElementsByTagName('tr')[0] === node;
      const columns = content.match(/(?<!\\)\|/g)?.length ?? 0;
      return `\n${content}|${isFirst ? `\n|${'---|'.repeat(columns)}` : ''}`;
    },
  });
  service.addRule('parts of a table', {
    filter: ['thead', 'tbody', 'tfoot', 'colgroup', 'col'],
    replacement: (content) => content,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });

  const markup = tidy(service.turndown(inert(html)));
  return { markup, lost: [...lost] };
}

type Node = TurndownService.Node;

/** Whether HTML is worth converting: it has structure beyond lines of text. */
export function hasStructure(html: string): boolean {
  return /<(h[1-6]|b|strong|i|em|a|ul|ol|table|blockquote|pre|code|img|sup|sub)\b|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic|mso-list/i.test(
    html,
  );
}

const STYLE = 'data-style';

/** HTML without styles, which the page's policy would report as it is parsed: as data, they can be read. */
const inert = (html: string) =>
  html
    .split(/(?=<style\b)/i)
    .map(withoutStyle)
    .join('')
    .replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${STYLE}`);

/** Text without the `<style>` at its start, which has to end in it. */
function withoutStyle(text: string): string {
  const end = /^<style\b/i.test(text) ? text.search(/<\/style>/i) : -1;
  return end < 0 ? text : text.slice(end + '</style>'.length);
}

const styleOf = (node: Node) => ('getAttribute' in node && node.getAttribute(STYLE)) || '';

const hasStyle = (node: Node, style: RegExp) => style.test(styleOf(node));

const isDecorated = (node: Node, line: string) =>
  styleOf(node)
    .split(';')
    .some((style) => style.includes('text-decoration') && style.includes(line));

/** Word writes lists as paragraphs. */
const isListed = (node: Node) => hasStyle(node, /mso-list:/) && hasStyle(node, /level\d/);

const isStyled = (node: Node) =>
  /^(SPAN|FONT)$/.test(node.nodeName) && hasStyle(node, /font-(weight|style)|text-decoration/);

// Google Docs wraps everything in a <b> that is not bold.
const isBold = (node: Node) =>
  hasStyle(node, /font-weight:\s*(bold|[6-9]00)/) ||
  (/^(B|STRONG)$/.test(node.nodeName) && !hasStyle(node, /font-weight:\s*(normal|[1-5]00)/));

const isItalic = (node: Node) =>
  hasStyle(node, /font-style:\s*italic/) ||
  (/^(EM|I|CITE|DFN|VAR)$/.test(node.nodeName) && !hasStyle(node, /font-style:\s*normal/));

function isInside(node: Node, names: RegExp): boolean {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (names.test(parent.nodeName)) return true;
  }
  return false;
}

const isInHeading = (node: Node) => isInside(node, HEADING);

function tableOf(node: Node): HTMLElement | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.nodeName === 'TABLE') return parent as HTMLElement;
  }
  return undefined;
}

/** Whether a table has columns of data. Mails and old pages use others for their layout. */
function isData(table: HTMLElement | undefined): boolean {
  if (!table || table.getElementsByTagName('table').length > 0) return false;
  const isCell = ({ nodeName }: Element) => /^T[DH]$/.test(nodeName);
  return Array.from(table.getElementsByTagName('tr')).some(
    (row) => Array.from(row.children).filter(isCell).length > 1,
  );
}

function marked(content: string, bold: boolean, italic: boolean): string {
  // A block inside of it, such as a paragraph, has its own marks.
  const surround = (text: string, [start, end]: readonly [string, string]) =>
    text.replace(/[^\n]+/g, (line) =>
      /^\s*(?:\||`{3}|$)/.test(line) ? line : `${start}${line}${end}`,
    );
  const strong = bold ? surround(content, SIGNS['**']) : content;
  return italic ? surround(strong, SIGNS['*']) : strong;
}

function tidy(text: string): string {
  let markup = text;
  for (const [mark, [start, end]] of Object.entries(SIGNS)) {
    markup = markup
      // One pair for neighbours, and none for what is marked already.
      .replace(RegExp(`${end}([ \\u00a0]*)${start}`, 'g'), '$1')
      .replace(RegExp(`${start}[^${end}\\n]*`, 'g'), (run) => start + run.replaceAll(start, ''))
      .replace(RegExp(`${end}(?=[^${start}\\n]*${end})`, 'g'), '')
      .replace(RegExp(`${start}((?:[#>-]|\\d+\\.)? *)`, 'g'), `$1${start}`)
      .replace(RegExp(`(\\s*)${end}`, 'g'), `${end}$1`)
      // Beside a letter, marks around code, links and punctuation do not render.
      .replace(RegExp(`(?<=${LETTER})${start}(?=[\`[])([^${end}]*)${end}`, 'gu'), '$1')
      .replace(
        RegExp(`${start}([^${end}]*(?:\`|\\]\\([^()\\s]*\\)))${end}(?=${LETTER})`, 'gu'),
        '$1',
      )
      .replace(RegExp(`(?<=${LETTER})${start}(${SIGN}+)`, 'gu'), `$1${start}`)
      .replace(RegExp(`(${SIGN}+)${end}(?=${LETTER})`, 'gu'), `${end}$1`)
      .replace(RegExp(`${start}\\s*${end}`, 'g'), '')
      .replace(RegExp(`[${start}${end}]`, 'g'), mark);
  }
  return markup
    .replace(/^[ \u00a0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** All lines as one, if desired without the signs of blocks, which cells and links cannot contain. */
const oneLine = (text: string, withoutSigns = false) => {
  const signs = withoutSigns ? /^(?:#{2,3}|>|-|\d+\.) / : /^(?!)/;
  const lines = text.split('\n').map((line) => line.trim().replace(signs, ''));
  return lines.filter((line) => line !== '').join(' ');
};

const indented = (text: string, spaces: number) => text.replace(/^(?=.)/gm, ' '.repeat(spaces));
