/**
 * Checks keyboard focus, contrast over videos, reflow, line breaks and the sharpness of pictures on every page of the site map, and
 * prints one table. Fails if it finds a barrier.
 *
 *     pnpm check audit [--only focus,contrast,reflow,large,widths,lines,sharp,dense] [--pages /,/blog]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import type { Page } from 'playwright';
import { openTab, startBrowser } from '../attack/browse.ts';
import { listedPages } from '../listedPages.ts';
import { chosen, type Findings, report, runCheck } from '../report.ts';
import { startSite } from '../startSite.ts';
import { addStyles } from './addStyles.ts';
import { contrastOver, whiteFilms } from './contrast.ts';
import { crowdingOf } from './crowding.ts';
import { focusWalk } from './focusWalk.ts';
import { badLines, openedMenus } from './lines.ts';
import { apply, lossesOf, modes } from './reflow.ts';
import { stretchBound, stretched } from './sharpness.ts';
import { largeText, openPanels, states, usStates } from './states.ts';

/** Widths around each breakpoint, where layouts are most crowded. */
const sweep = [320, 360, 390, 639, 640, 767, 768, 1023, 1024, 1060, 1100, 1139, 1199, 1200, 1440];

/** Opens the tested page in a window of this size. */
type Open = (width: number, height?: number) => Promise<Page>;

interface Part {
  name: string;
  checked: string;
  /** Argument of the browser. */
  argument?: string;
  /** Device pixels per CSS pixel. @default 1 */
  density?: number;
  run(open: Open, found: (kind: string, width: number) => void): Promise<void>;
}

const parts: readonly Part[] = [
  {
    name: 'focus',
    checked: 'every Tab stop is visible, uncovered, visited once and in order',
    async run(open, found) {
      for (const width of [390, 1440]) {
        const { losses } = await focusWalk(await open(width));
        for (const loss of losses) found(loss, width);
      }
    },
  },
  {
    name: 'contrast',
    checked: 'text over videos has a contrast of 4.5:1 at every pixel',
    async run(open, found) {
      for (const width of [390, 768, 1024, 1440, 1920]) {
        const page = await open(width);
        const film = page.locator('[data-media] > div:first-child:has(img, video)').first();
        if ((await film.count()) === 0) return;
        await addStyles(page, whiteFilms);
        for (const { text, ratio } of await contrastOver(page, film))
          if (ratio < 4.5) found(`${ratio.toFixed(2)}:1 of "${text}"`, width);
      }
    },
  },
  {
    name: 'reflow',
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
  {
    name: 'large',
    checked:
      'with a default font of 32 px nothing scrolls sideways, overlaps, leaves its box or breaks its words, in pages with results and open panels, too',
    argument: largeText,
    async run(open, found) {
      for (const width of [390, 640, 1440]) {
        const page = await open(width);
        await page.evaluate(openPanels);
        for (const losses of [await page.evaluate(lossesOf), await page.evaluate(crowdingOf)])
          for (const loss of losses) found(loss, width);
      }
    },
  },
  {
    name: 'widths',
    checked: 'nothing overlaps, leaves its box or breaks its words from 320 to 1440 px',
    async run(open, found) {
      for (const width of sweep) {
        const page = await open(width);
        await page.evaluate(openPanels);
        for (const loss of await page.evaluate(crowdingOf)) found(loss, width);
      }
    },
  },
  {
    name: 'lines',
    checked:
      'no unit, currency or heading’s last word is alone on a line, no range breaks at its dash, no card is beside an empty half, in pages and menus',
    async run(open, found) {
      for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
        const page = await open(width);
        for (const loss of await page.evaluate(badLines)) found(loss, width);
        // The same on every page.
        if (new URL(page.url()).pathname !== '/') continue;
        for await (const _ of openedMenus(page))
          for (const loss of await page.evaluate(badLines)) found(loss, width);
      }
    },
  },
  ...([1, 2] as const).map(
    (density): Part => ({
      name: density === 1 ? 'sharp' : 'dense',
      checked: `no picture is stretched more than ${stretchBound[density]} times at a density of ${density}`,
      density,
      async run(open, found) {
        for (const width of density === 1 ? [1440, 2560] : [390, 1440])
          for (const picture of await (await open(width)).evaluate(
            stretched,
            stretchBound[density],
          ))
            found(picture, width);
      },
    }),
  ),
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
  },
});
const asked = chosen(parts, values.only);

await buildIfStale();
await using site = await startSite();
const paths = values.pages?.split(',') ?? [
  ...new Set([...(await listedPages(site.origin)), ...states, ...usStates]),
];
const lines = asked.map((part) =>
  runCheck({ ...part, run: (findings) => audit(part, paths, findings) }),
);
report(await Promise.all(lines));

async function audit(part: Part, paths: readonly string[], findings: Findings): Promise<void> {
  await using browser = await startBrowser(...(part.argument ? [part.argument] : []));
  const context = await browser.newContext({
    baseURL: site.origin,
    deviceScaleFactor: part.density,
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
}
