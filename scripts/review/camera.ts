import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { languages } from '../../.storybook/words/otherWords.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import type { Take } from './plan.ts';
import { measure, type Sight, type Stage, stillWorld } from './still.ts';

/** One shot: what was seen, and the picture as PNG. */
export interface Picture extends Sight {
  png: Buffer;
  /** What the story threw, or what kept it from coming to rest. */
  error?: string;
}

/** What the camera finds in the page. */
interface StoryWindow {
  stage: Stage;
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, value: unknown) => void };
}

/** The toolbars before anything is chosen. */
const toolbars = { direction: 'ltr', textSize: '100%', words: 'as written' };

/** How long a story may take with its `play`, in ms. */
const patience = 30_000;

/** Chromium paints what it has, and the rest a frame later; it smooths letters by their place on the screen. Here not. */
const paintAlike = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Starts the browser that takes all pictures. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...paintAlike],
  });
}

/** A window before which stories are played and shot, one after the other. */
export class Camera {
  private readonly page: Page;
  private readonly devTools: CDPSession;
  private readonly address: string;
  private words: string[] = [];
  private pending = 0;
  /** The story that is in the window, where the next may follow it in the same page. */
  private shown = '';

  private constructor(page: Page, devTools: CDPSession, address: string) {
    this.page = page;
    this.devTools = devTools;
    this.address = address;
    page.on('pageerror', ({ message }) => {
      // Sizes that need a second look in the next frame are no fault.
      if (!message.startsWith('ResizeObserver loop')) this.words.push(message);
    });
    page.on('request', () => {
      this.pending += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', () => {
        this.pending -= 1;
      });
  }

  /**
   * Opens a window.
   *
   * @param address of the built Storybook
   */
  static async open(browser: Browser, address: string): Promise<Camera> {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
    await context.addInitScript(stillWorld);
    const page = await context.newPage();
    return new Camera(page, await context.newCDPSession(page), address);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /**
   * Plays a story once, and shoots it in each of the modes that need no new play.
   *
   * @param fresh loads the page anew; else the story follows the one before it, which takes half the time, and
   * only one that then throws is played again in a new page
   */
  async shoot(take: Take, fresh = false): Promise<Map<string, Picture>> {
    if (!fresh && this.shown && this.shown !== take.story) {
      const pictures = await this.attempt(take, false).catch(() => undefined);
      if (pictures && [...pictures.values()].every(({ error }) => !error)) return pictures;
    }
    return this.attempt(take, true);
  }

  private async attempt(take: Take, fresh: boolean): Promise<Map<string, Picture>> {
    const [first] = take.modes;
    if (!first) return new Map();
    this.words = [];
    this.shown = '';
    await this.page.setViewportSize({ width: take.width, height: take.width < 768 ? 844 : 900 });
    await this.imitate(first.system);
    // Words come after the play, which looks for those that the story was written with.
    const globals = { ...toolbars, ...first.globals, words: toolbars.words };
    await (fresh ? this.load(take.story, globals) : this.follow(take.story, globals));
    const thrown = await this.ended();
    const pictures = new Map<string, Picture>();
    for (const mode of take.modes) {
      await this.imitate(mode.system);
      // Storybook would run what stands before each story once more. It takes no percent sign from an address.
      const { words, textSize } = mode.globals;
      if (mode !== first || words || (fresh && textSize)) await this.choose(mode.globals);
      const restless = await this.rest();
      const error = thrown ?? this.words[0] ?? restless;
      pictures.set(mode.name, { ...(await this.picture()), ...(error && { error }) });
    }
    if (!thrown) this.shown = take.story;
    return pictures;
  }

  private async load(story: string, globals: Record<string, string>) {
    this.pending = 0;
    const query = new URLSearchParams({ id: story, viewMode: 'story' });
    const choices = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    await this.page.goto(
      `${this.address}/iframe.html?${query}&globals=${encodeURIComponent(choices.join(';'))}`,
      { waitUntil: 'commit', timeout: patience },
    );
  }

  private async follow(story: string, globals: Record<string, string>) {
    await this.page.evaluate(
      ({ storyId, globals }) => {
        const { stage, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
        channel.emit('updateGlobals', { globals });
        stage.clear();
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      },
      { storyId: story, globals },
    );
  }

  private imitate(system: Take['modes'][number]['system']) {
    return this.page.emulateMedia({
      forcedColors: system?.forcedColors ?? 'none',
      reducedMotion: system?.reducedMotion ?? 'no-preference',
      colorScheme: 'light',
    });
  }

  private async ended(): Promise<string | undefined> {
    const late = new Promise<string>((resolve) =>
      setTimeout(resolve, patience, `it has not ended after ${patience / 1000} s`).unref(),
    );
    const ended = this.page.evaluate(() => (window as unknown as StoryWindow).stage.ended());
    const error = await Promise.race([ended, late]);
    return error && firstLine(error);
  }

  /** Sets the toolbars as a person does, while the story stays as its play has left it. */
  private async choose(globals: Take['modes'][number]['globals']) {
    const chosen = { ...toolbars, ...globals };
    await this.page.evaluate((globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      channel.emit('updateGlobals', { globals });
    }, chosen);
    const wanted = [chosen.ground, languages[globals.words ?? 'as written'], chosen.textSize];
    // Loaders run before the story is rendered again. An older Storybook may know no other words.
    for (let tries = 0; tries < 60; tries += 1) {
      const shown = await this.page.evaluate(() => {
        const { lang, dataset, style } = document.documentElement;
        return [dataset.ground, lang, style.fontSize];
      });
      if (shown.join() === wanted.join()) return;
      await wait(25);
    }
  }

  private async rest(): Promise<string | undefined> {
    for (let tries = 0; ; tries += 1) {
      const restless = await this.page.evaluate(() =>
        (window as unknown as StoryWindow).stage.rest(),
      );
      if (this.pending <= 0) return restless;
      if (tries > 20) return 'an answer from the network is missing';
    }
  }

  private async picture(): Promise<Sight & { png: Buffer }> {
    const sight = await this.page.evaluate(measure);
    await this.page.evaluate(() => (window as unknown as StoryWindow).stage.hold());
    const { width, height, scrolled } = sight;
    const { data } = await this.devTools.send('Page.captureScreenshot', {
      format: 'png',
      ...(!scrolled && {
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      }),
    });
    return { ...sight, png: Buffer.from(data, 'base64') };
  }
}

function firstLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  return (text.split('\n')[0] ?? text).replace(/\u001b\[[\d;]*m/g, '').slice(0, 300);
}
