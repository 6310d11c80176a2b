import { shownInlines } from '../markup/markup.ts';

/** Signs that are meant as markup and that readers would see, each with what to do. A backslash before them shows them. */
const SIGNS: readonly [RegExp, string][] = [
  [
    /\[[^[\]]*\](?:\([^)]*| \((?:https?:|mailto:)[^)]*)/i,
    'Please correct the link: its address has no spaces, and begins with https://, mailto:, tel: or /',
  ],
  [
    /\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*/u,
    'Please put the ** of bold text directly before and after its words',
  ],
  [/^#{2,6}(?=[\p{L}\p{N}])/mu, 'Please put a space between ## and the heading'],
  [
    /^\|.*\|$/m,
    'Please put a line such as |---|---| below the first row of the table, with as many columns',
  ],
  [/~~[^~\s][^~]*~~/, 'Please delete the ~~: articles have no strikethrough'],
  [/^(?:-{3,}|\*{3,}|_{3,}|={3,})$/m, 'Please delete the line: articles have none between parts'],
  [
    /<(?:\/(?:a|b|i|u|p|div|span|font|h[1-6]|[uo]l|li|table|tr|t[dh]|strong|em|su[bp])|(?:br|hr|img)\b[^<>]*)>/i,
    'Please write markup instead of HTML, which readers would see',
  ],
  [/&(?:nbsp|amp|lt|gt|quot|#\d{1,7});/, 'Please write the sign itself instead of its code'],
];

const ADDRESS = /^(?:https?:\/\/[^/?#\s]|mailto:[^@\s]+@|tel:[+\d]|\/|#.)/i;
/** Signs of quotes and items before the text of a line. */
const BLOCK_SIGNS = /^(?: *(?:>|(?:[-*+]|\d+[.)]) ))* */;

/** Escaped signs and code, which are meant to be seen. */
const MEANT = /\\[!-/:-@[-`{-~]|`[^`]+`/g;

/**
 * The problem with the first markup in a text that articles would show as it is written, and with the first link that
 * leads nowhere; undefined if there is none.
 */
export function signsLeftIn(content: string): string | undefined {
  const all = content.split(/\r\n?|\n/);
  for (const { text, links, lines } of shownInlines(content)) {
    const own = all.slice(...lines).map((line) => line.replace(BLOCK_SIGNS, '').trimEnd());
    for (const [pattern, advice] of SIGNS) {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) continue;
      const unmeant = own.map((line) => line.replace(MEANT, ''));
      const at = unmeant.findIndex((line) => pattern.test(line) && line.includes(found));
      if (at >= 0)
        return `${advice}: ${found.slice(0, 60)} (line ${lines[0] + at + 1}). If readers should see these signs, write \\ before them.`;
    }
    for (const { href, words } of links) {
      const at = own.findIndex((line) => line.includes(`](${href}`));
      const place = `${href} (line ${lines[0] + Math.max(0, at) + 1}).`;
      if (!words.trim()) return `Please write what the link says: ${place}`;
      if (!ADDRESS.test(href))
        return `Please complete the address of the link with https://, mailto:, tel: or /: ${place}`;
    }
  }
  return undefined;
}
