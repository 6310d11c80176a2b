import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { build } from 'vite';
import { folders } from './folders.ts';
import type { Report } from './report.ts';

const reportFile = 'report.json';

/** Builds the page's script and style. Relative URLs and a classic script let it work without a server. */
export async function buildPage(folder = folders.page): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(import.meta.dirname, '../page/main.tsx'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
  });
}

/** Writes the page with its report, next to its images. @returns path of the page */
export function writePage(report: Report, folder = folders.page): string {
  const data = JSON.stringify(report);
  const page = join(folder, 'index.html');
  writeFileSync(join(folder, reportFile), data);
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<script type="application/json" id="report">${data.replaceAll('<', '\\u003c')}</script>
<script src="page.js"></script>
</body>
</html>
`,
  );
  return page;
}

/** Reads the report of the last review. @throws if there is none */
export function readReport(): Report {
  try {
    return JSON.parse(readFileSync(join(folders.page, reportFile), 'utf8'));
  } catch {
    throw new Error('Nothing to approve: run pnpm review first.');
  }
}
