/**
 * Checks keyboard focus, contrast over videos, reflow and line breaks on every page of the site map, and prints one table. Fails if it
 * finds a barrier.
 *
 *     pnpm check audit [--only focus,contrast,reflow,lines] [--pages /,/blog]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import type { Browser, Page } from 'playwright';
import { browse, openTab } from '../attack/browse.ts';
import { aligned, defectLines, Findings } from '../attack/report.ts';
import { sitemapPaths } from '../sitemapPaths.ts';
import { startSite } from '../startSite.ts';
import { addStyles } from './addStyles.ts';
import { contrastOver, whiteFilms } from './contrast.ts';
import { focusWalk } from './focusWalk.ts';
import { badLines } from './lines.ts';
import { apply, lossesOf, modes } from './reflow.ts';

/** Opens the tested page in a window of this size. */
type Open = (width: number, height?: number) => Promise<Page>;

interface Part {
  checked: string;
  run(open: Open, found: (kind: string, width: number) => void): Promise<void>;
}

const parts: Readonly<Record<string, Part>> = {
  focus: {
    checked: 'every Tab stop is visible, uncovered, visited once and in order',
    async run(open, found) {
      for (const width of [390, 1440]) {
        const { losses } = await focusWalk(await open(width));
        for (const loss of losses) found(loss, width);
      }
    },
  },
  contrast: {
    checked: 'text over videos has a contrast of 4.5:1 at every pixel',
    async run(open, found) {
      for (const width of [390, 768, 1024, 1440, 1920]) {
        const page = await open(width);
        const film = page.locator('[data-media] > div').first();
        if ((await film.count()) === 0) return;
        await addStyles(page, whiteFilms);
        for (const { text, ratio } of await contrastOver(page, film))
          if (ratio < 4.5) found(`${ratio.toFixed(2)}:1 of "${text}"`, width);
      }
    },
  },
  reflow: {
    checked: `nothing is clipped or scrolls sideways: ${modes.map(({ name }) => name).join(', ')}`,
    async run(open, found) {
      for (const mode of modes) {
        const page = await open(mode.width, mode.height);
        await apply(page, mode);
        for (const loss of await page.evaluate(lossesOf))
          found(`${mode.name}: ${loss}`, mode.width);
      }
    },
  },
  lines: {
    checked:
      'no unit, currency or heading’s last word is alone on a line, no range breaks at its dash, no card is beside an empty half',
    async run(open, found) {
      for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
        const page = await open(width);
        for (const loss of await page.evaluate(badLines)) found(loss, width);
      }
    },
  },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join() },
    pages: { type: 'string' },
  },
});
const names = values.only.split(',');
const unknown = names.filter((name) => !parts[name]);
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join()}.`);

await buildIfStale();
const { origin, stop } = await startSite();
try {
  const paths =
    values.pages?.split(',') ?? sitemapPaths(await (await fetch(`${origin}/sitemap.xml`)).text());
  const audited = await browse((browser) =>
    Promise.all(names.map((name) => audit(browser, name, paths))),
  );
  const head = ['part', 'pages', 'visits', 'time', 'findings', 'checked'];
  console.log(aligned([head, ...audited.map(({ row }) => row)]));
  for (const line of audited.flatMap(({ lines }) => lines)) console.log(line);
  process.exitCode = audited.some(({ lines }) => lines.length > 0) ? 1 : 0;
} finally {
  await stop();
}

async function audit(browser: Browser, name: string, paths: readonly string[]) {
  const findings = new Findings();
  const started = performance.now();
  const part = parts[name] as Part;
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
  });
  const { page, visit } = await openTab(context, findings);
  for (const path of paths) {
    const open: Open = async (width, height = 900) => {
      await page.setViewportSize({ width, height });
      await visit(path, () => page.goto(path));
      return page;
    };
    await part.run(open, (kind, width) => findings.add(kind, `${path} at ${width} px`));
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const lines = defectLines(name, findings);
  return {
    row: [
      ...[name, paths.length, findings.rounds, `${seconds} s`, lines.length].map(String),
      part.checked,
    ],
    lines,
  };
}
