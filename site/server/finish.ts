import { createHash } from 'node:crypto';
import { preloadAfterPaint, runScriptsAfterPaint } from './afterPaint.ts';
import { classesOf, type UsedRules } from './usedRules.ts';

/** Finds a stylesheet by its address, such as `/assets/root-1a2b.css`. */
export type ReadStylesheet = (href: string) => UsedRules | undefined;

export interface FinishedPage {
  html: string;
  /** Content-Security-Policy that allows exactly the inline scripts and styles of this page. */
  policy: string;
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"(?![^>]*disabled)[^>]*>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Makes a rendered page stand alone for its first paint: the rules it uses travel inside the HTML, so that no request
 * blocks rendering. Each link stays, disabled, for what the page becomes with its scripts: they enable it.
 */
export function finishPage(html: string, readStylesheet: ReadStylesheet): FinishedPage {
  const classes = classesOf(html);
  const sheets: string[] = [];
  const disabled = html.replace(stylesheetLink, (link, href: string) => {
    const rules = readStylesheet(href);
    if (!rules) return link;
    sheets.push(rules(classes));
    return `<link rel="stylesheet" href="${href}" disabled=""/>${preloadAfterPaint(href)}`;
  });
  const style = sheets.length > 0 ? `<style>${sheets.join('')}</style>` : '';
  const finished = runScriptsAfterPaint(
    disabled.replace('<link rel="stylesheet"', (link) => style + link),
  );
  return { html: finished, policy: contentSecurityPolicy(finished) };
}

/** Hashes instead of nonces: a page may then be prerendered, cached and served by anyone. */
function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript)}`.trim(),
    `style-src 'self' ${hashes(html, inlineStyle)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // The street map, which a visitor has to ask for.
    'frame-src https://www.openstreetmap.org',
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashes(html: string, pattern: RegExp): string {
  const texts = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...texts]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}
