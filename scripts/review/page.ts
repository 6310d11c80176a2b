import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { darkColors, lightColors } from '../../packages/ui/src/styles/themes.ts';
import { folders, root } from './folders.ts';
import type { Report } from './report.ts';

const source = join(import.meta.dirname, 'page');
const font = join(root, 'packages/ui/src/styles/fonts/archivo-latin-variable.woff2');
const reportFile = join(folders.page, 'report.json');

/**
 * Writes the page beside its pictures. It is one file that needs no server: styles, script, font and report are in it.
 *
 * @returns path of the page
 */
export async function writePage(report: Report): Promise<string> {
  const [script, style] = await Promise.all([bundle('client.ts'), bundle('page.css')]);
  const data = JSON.stringify(report);
  const page = join(folders.page, 'index.html');
  writeFileSync(reportFile, data);
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<link rel="icon" href="data:,">
<style>${fontFace()}${colours()}${style}</style>
</head>
<body>
${readFileSync(join(source, 'body.html'), 'utf8')}
<script type="application/json" id="report">${data.replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`,
  );
  return page;
}

/**
 * Reads what the last review found.
 *
 * @throws when there was none
 */
export function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    throw new Error('There is nothing to approve yet: run pnpm review first.');
  }
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(source, file)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

function fontFace(): string {
  const data = readFileSync(font).toString('base64');
  return `@font-face{font-family:"Archivo Variable";font-weight:400 600;font-stretch:100% 110%;src:url(data:font/woff2;base64,${data})}`;
}

/** The colours of the library, on the ground that the reader's system asks for. */
function colours(): string {
  const variables = (colors: Record<string, string>) =>
    Object.entries(colors)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root{color-scheme:light dark;${variables(lightColors)}}@media (prefers-color-scheme:dark){:root{${variables(darkColors)}}}`;
}
