import { startBrowser } from '@brand/review/camera';
import { filesOf, listen } from '@brand/review/folderServer';
import { readStories } from '@brand/review/stories';
import { buildStorybook } from '@brand/review/storybook';
import { root } from '@brand/tasks/root';
import type { Findings } from '../../report.ts';
import { WebKit } from './WebKit.ts';

/** Widths in px of stories that set none. */
const widths = [390, 1440];

/** Number of stories after which a new window replaces one, because it becomes slow. */
const perWindow = 80;

/** Number of windows at the same time. */
const windows = 2;

interface Play {
  id: string;
  width: number;
}

/** Plays every story to its end at each width. A story must not throw, write an error or scroll sideways. */
export async function playStories(findings: Findings): Promise<void> {
  const { folder } = await buildStorybook(root);
  const { server, address } = await listen(filesOf(folder));
  const plays = (await allStories(address))
    .flatMap(({ id, width }) => (width ? [width] : widths).map((width) => ({ id, width })))
    .sort((a, b) => a.width - b.width);
  const perBatch = Math.min(perWindow, Math.ceil(plays.length / windows));
  const batches = Array.from({ length: Math.ceil(plays.length / perBatch) }, (_, index) =>
    plays.slice(index * perBatch, (index + 1) * perBatch),
  ).values();
  await Promise.all(
    Array.from({ length: windows }, async () => {
      for (const batch of batches) await playBatch(batch, address, findings);
    }),
  );
  server.close();
}

async function allStories(address: string) {
  const browser = await startBrowser();
  const stories = await readStories(browser, address);
  await browser.close();
  return stories;
}

/** Plays stories in one window. A story that fails is played again in a new one, without what others have left. */
async function playBatch(plays: Play[], address: string, findings: Findings) {
  let webkit = await openStorybook(address);
  const attempt = async ({ id, width }: Play) => {
    try {
      await webkit.resize(width);
      return await webkit.run(play, id);
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const one of plays) {
    let fault = await attempt(one);
    if (fault) {
      await webkit.close();
      webkit = await openStorybook(address);
      fault = await attempt(one);
    }
    if (fault) findings.add(`${one.id} at ${one.width} px`, fault);
    findings.rounds += 1;
  }
  await webkit.close();
}

async function openStorybook(address: string) {
  const webkit = await WebKit.open();
  await webkit.go(`${address}/iframe.html?id=`);
  await webkit.until(() => '__STORYBOOK_PREVIEW__' in window);
  return webkit;
}

/** Runs in the page. Resolves at the end of the story to its fault, if any. */
async function play(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  await preview.ready();
  const faults: string[] = [];
  const fault = (error: { message?: string; description?: string }) => {
    const text = error?.message ?? error?.description ?? String(error);
    // Notifications deferred to the next frame are not errors.
    if (!text.startsWith('ResizeObserver loop')) faults.push(text);
  };
  const { error } = console;
  console.error = (...values: unknown[]) => fault({ message: values.join(' ') });
  const listen = (event: ErrorEvent) => fault(event);
  addEventListener('error', listen);
  await new Promise<void>((resolve) => {
    channel.on('storyFinished', () => resolve());
    channel.on('unhandledErrorsWhilePlaying', (errors: ErrorEvent[]) => errors.forEach(fault));
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'storyMissing',
    ])
      channel.on(event, (error: ErrorEvent) => {
        fault(error);
        resolve();
      });
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    setTimeout(() => {
      faults.push('does not end');
      resolve();
    }, 30_000);
  });
  console.error = error;
  removeEventListener('error', listen);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth} px wide`);
  return faults[0];
}
