import { html, raw } from 'hono/html';

/** Who writes the mails of the site. The service knows no company, so the site names it. */
export interface Sender {
  /** Name above every mail, and of the sender if MAIL_FROM has none. */
  name: string;
  /** When an enquiry is answered, such as `within 24 hours`. @default no time is promised */
  answers?: (fields: Readonly<Record<string, string>>) => string;
  /** Telephone number for what cannot wait. */
  hotline?: string;
}

/** A part of a letter. */
type Part =
  /** Paragraphs; line breaks are kept. */
  | { text: string }
  | { heading: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { items: readonly string[] }
  | { picture: { src: string; alt: string } }
  /** What the reader can do. */
  | { action: { name: string; href: string } };

/** A mail before it is written as HTML and as plain text. */
export interface Letter {
  /** Above the parts. @default nothing, as in a letter that a person wrote */
  title?: string;
  parts: readonly Part[];
  /** Why the mail comes, and what to do if it is unwanted. */
  reason: string;
  /** Link after the reason. */
  leave?: { name: string; href: string };
}

/** Writes a letter as HTML and as plain text, from the same parts. */
export function written(letter: Letter, sender: Sender): { html: string; text: string } {
  return { html: asHtml(letter, sender), text: asText(letter, sender) };
}

function asText({ title, parts, reason, leave }: Letter, { name }: Sender): string {
  const foot = [reason, leave && `${leave.name}: ${leave.href}`].filter(Boolean).join('\n');
  const body = [title, ...parts.map(partAsText)].filter(Boolean);
  return `${[...body, `-- \n${name}\n${foot}`].join('\n\n')}\n`;
}

function partAsText(part: Part): string {
  if ('text' in part) return part.text;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  if ('picture' in part) return part.picture.alt && `[${part.picture.alt}]`;
  if ('action' in part) return `${part.action.name}:\n${part.action.href}`;
  return part.facts
    .map(([name, value]) => `${name}:${value.includes('\n') ? `\n${value}` : ` ${value}`}`)
    .join('\n');
}

/** Colours of the site's light theme. Mail programs know no custom properties. */
const INK = '#06192a';
const TEXT = '#0a1f2e';
const MUTED = '#48606f';
const ACCENT = '#006a93';
const MIST = '#f2f6f9';
const HAIRLINE = '#d3dfe7';

/** Mail programs ignore style sheets and lay out only tables reliably, so every element has its own style. */
function asHtml({ title, parts, reason, leave }: Letter, { name }: Sender): string {
  const foot = leave && html` <a href="${leave.href}" style="color:${MUTED}">${leave.name}</a>`;
  const heading =
    title && html`<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${title}</h1>`;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title ?? name}</title>
</head>
<body style="margin:0;background:${MIST};color:${TEXT};font:16px/1.6 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${MIST}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;text-align:left">
<tr><td style="padding:20px 24px;background:${INK};border-bottom:3px solid #5bcbf5;color:#ffffff;font-weight:bold;font-size:18px">${name}</td></tr>
<tr><td style="padding:28px 24px 32px;overflow-wrap:anywhere">
${heading ?? ''}
${parts.map(partAsHtml)}
</td></tr>
<tr><td style="padding:16px 24px 20px;border-top:1px solid ${HAIRLINE};color:${MUTED};font-size:13px;overflow-wrap:anywhere">${reason}${foot ?? ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`);
}

function partAsHtml(part: Part) {
  if ('text' in part) {
    const paragraphs = part.text.split(/\n{2,}/).map(withBreaks);
    return paragraphs.map((text) => html`<p dir="auto" style="margin:0 0 16px">${text}</p>`);
  }
  if ('heading' in part) {
    return html`<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.3">${part.heading}</h2>`;
  }
  if ('items' in part) {
    const items = part.items.map(
      (item) => html`<li dir="auto" style="margin:0 0 4px">${item}</li>`,
    );
    return html`<ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`;
  }
  if ('picture' in part) {
    const { src, alt } = part.picture;
    return html`<p style="margin:0 0 16px"><img src="${src}" alt="${alt}" width="552" style="display:block;width:100%;max-width:552px;height:auto"></p>`;
  }
  if ('action' in part) {
    const { name, href } = part.action;
    return html`<p style="margin:24px 0 16px"><a href="${href}" style="display:inline-block;padding:12px 22px;background:${ACCENT};color:#ffffff;font-weight:bold;text-decoration:none">${name}</a></p>
<p style="margin:0 0 16px;color:${MUTED};font-size:13px">Or open this address: <a href="${href}" style="color:${ACCENT}">${href}</a></p>`;
  }
  const rows = part.facts.map(
    ([name, value]) => html`<tr>
<th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${HAIRLINE};color:${MUTED};font-weight:normal;width:32%">${name}</th>
<td dir="auto" valign="top" style="padding:8px 0;border-top:1px solid ${HAIRLINE}">${withBreaks(value)}</td>
</tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;table-layout:fixed">${rows}</table>`;
}

const withBreaks = (text: string) =>
  text.split('\n').map((line, index) => html`${index > 0 ? raw('<br>') : ''}${line}`);
