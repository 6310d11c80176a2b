import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { errorTitle as errorTitleMark, waiting } from '../agreement.ts';
import { deferredType, type Preloads, preloadsAfterPaint, startAfterPaint } from './afterPaint.ts';
import { earlyMarks, marksOf, type UsedRules } from './usedRules.ts';

/** Finds a stylesheet by its address, such as `/assets/root-1a2b.css`. */
export type ReadStylesheet = (href: string) => UsedRules | undefined;

export interface FinishedPage {
  html: string;
  /** Content-Security-Policy that allows exactly the inline scripts and styles that our own rendering wrote. */
  policy: string;
}

/** Replaces a part of the HTML, or inserts at `start` when `end` equals it. */
interface Edit {
  start: number;
  end: number;
  text: () => string;
}

/**
 * Makes a rendered page ready to be sent:
 * - The CSS rules it uses on a screen are inlined, so that no request blocks rendering. Stylesheet links are disabled until
 *   scripts enable them for what they add to the page; without scripts they serve print.
 * - The title of a page with a rejected form shows the error.
 * - Module scripts and their preloads wait for the first paint.
 * - The policy lists the hashes of the scripts that have the nonce of this rendering, and the nonce is removed, so that
 *   the page can be cached. Injected HTML cannot know the nonce, so the browser refuses its scripts.
 *
 * @param nonce the nonce that the page was rendered with
 * @param frames origins whose pages it may show in a frame
 */
export function finishPage(
  html: string,
  nonce: string,
  readStylesheet: ReadStylesheet,
  frames: readonly string[] = [],
): FinishedPage {
  const edits: Edit[] = [];
  const marks = new Set(earlyMarks(html));
  const sheets: UsedRules[] = [];
  const scripts = new Set<string>();
  const preloads: Preloads = { modulepreload: [], preload: [] };
  let scriptStart: number | undefined;
  let hasScripts = false;
  let style = '';
  let titleStart: number | undefined;
  let isTitled = false;
  /** The title of a page with an error, around `{title}`. */
  let errorTitle: string | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const start = parser.startIndex;
        const end = parser.endIndex + 1;
        const rewrite = (changed: Record<string, string>) =>
          edits.push({ start, end, text: () => openTag(name, changed) });
        for (const one of marksOf(attributes)) marks.add(one);
        errorTitle ??= attributes[errorTitleMark];
        const { nonce: given, ...rest } = attributes;
        const own = given === nonce;
        if (name === 'title' && !isTitled) titleStart = end;
        if (name === 'link' && rest.rel === 'modulepreload') {
          edits.push({ start, end, text: () => '' });
          preloads.modulepreload.push(rest.href ?? '');
        } else if (name === 'link' && rest.rel === 'stylesheet' && !(waiting in rest)) {
          const href = rest.href ?? '';
          const rules = readStylesheet(href);
          if (!rules) return;
          if (sheets.length === 0) edits.push({ start, end: start, text: () => style });
          sheets.push(rules);
          const whole = openTag(name, { ...rest, media: 'print, (hover)' });
          edits.push({
            start,
            end,
            text: () => `${openTag(name, { ...rest, [waiting]: '' })}<noscript>${whole}</noscript>`,
          });
          preloads.preload.push(href);
        } else if (name === 'script' && own) {
          if (!('src' in rest)) scriptStart = end;
          const isModule = rest.type === 'module';
          hasScripts ||= isModule;
          const { async: _, ...inert } = rest;
          rewrite(isModule ? { ...inert, type: deferredType } : rest);
        } else if (own) {
          rewrite(rest);
        }
      },
      ontext(text) {
        if (titleStart === undefined) return;
        // Hydration writes its own, and the summary of errors this one again.
        edits.push({
          start: titleStart,
          end: parser.endIndex + 1,
          text: () => errorTitle?.replace('{title}', () => text) ?? text,
        });
        titleStart = undefined;
        isTitled = true;
      },
      onclosetag(name, implied) {
        if (name === 'script' && scriptStart !== undefined) {
          scripts.add(html.slice(scriptStart, parser.startIndex));
          scriptStart = undefined;
        }
        if (implied) return;
        const start = parser.startIndex;
        const add = (text: () => string) =>
          edits.push({ start, end: start, text: () => (hasScripts ? text() : '') });
        if (name === 'head') add(() => `<script>${startAfterPaint}</script>`);
        // The list is long, and not needed for the first screen.
        if (name === 'body') add(() => preloadsAfterPaint(preloads));
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);

  if (hasScripts) scripts.add(startAfterPaint);
  const rules = sheets.map((write) => write(marks)).join('');
  if (rules) style = `<style>${rules}</style>`;
  return {
    html: edited(html, edits),
    policy: contentSecurityPolicy([...scripts], rules ? [rules] : [], frames),
  };
}

function openTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>`;
}

/** Applies edits, which are in document order. */
function edited(html: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text();
    position = end;
  }
  return result + html.slice(position);
}

/** Hashes instead of nonces, so that a page can be prerendered, cached and served by anyone. */
function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  frames: readonly string[],
): string {
  return [
    // Only for prefetches: every other kind of request has its own directive.
    "default-src 'self'",
    "object-src 'none'",
    "worker-src 'none'",
    ['script-src', "'self'", ...scripts.map(hash)].join(' '),
    ['style-src', "'self'", ...styles.map(hash)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
