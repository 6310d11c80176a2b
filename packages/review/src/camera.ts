import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { languages } from '@brand/ui/storybook/words/otherWords';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { Capture } from './plan.ts';
import { freezePage, type Measurements, measure, type Stage } from './stabilize.ts';

/** One screenshot: its measurements, and the image as PNG. */
export interface Picture extends Measurements {
  png: Buffer;
  /** The error that the story threw, or the reason why it did not become idle. */
  error?: string;
}

declare global {
  interface Window {
    /** The camera's interface in the page. */
    stage: Stage;
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, value: unknown) => void;
      on: (event: string, listener: (value: never) => void) => void;
    };
  }
}

/** The toolbars' initial values. */
const toolbars = { direction: 'ltr', textSize: '100%', words: 'as written' };

/** Timeout of a story with its `play`, in ms. */
const timeLimit = 30_000;

/** Disables partial painting, and text antialiasing that depends on the position. */
const stablePaint = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...stablePaint],
  });
}

/** A window that plays stories one by one and takes screenshots of them. */
export class Camera {
  private readonly page: Page;
  private readonly devTools: CDPSession;
  private readonly address: string;
  private words: string[] = [];
  private pending = 0;
  /** The story in the window, if the next may reuse the page. */
  private shown = '';

  private constructor(page: Page, devTools: CDPSession, address: string) {
    this.page = page;
    this.devTools = devTools;
    this.address = address;
    page.on('pageerror', ({ message }) => {
      // ResizeObserver notifications deferred to the next frame are not errors.
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

  /** Opens a window. @param address URL of the built Storybook */
  static async open(browser: Browser, address: string): Promise<Camera> {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
    await context.addInitScript(freezePage);
    const page = await context.newPage();
    return new Camera(page, await context.newCDPSession(page), address);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /**
   * Plays a story once, and takes a screenshot in each mode that needs no new play.
   *
   * @param fresh always loads a new page. Otherwise the story reuses the page of the previous one, which takes half the
   * time, and loads a new page only if it throws
   */
  async shoot(capture: Capture, fresh = false): Promise<Map<string, Picture>> {
    if (!fresh && this.shown && this.shown !== capture.story) {
      const pictures = await this.attempt(capture, false).catch(() => undefined);
      if (pictures && [...pictures.values()].every(({ error }) => !error)) return pictures;
    }
    return this.attempt(capture, true);
  }

  private async attempt(capture: Capture, fresh: boolean): Promise<Map<string, Picture>> {
    const [first] = capture.modes;
    if (!first) return new Map();
    this.words = [];
    this.shown = '';
    await this.page.setViewportSize({
      width: capture.width,
      height: capture.width < 768 ? 844 : 900,
    });
    await this.emulate(first.system);
    // The text is replaced after `play`, which looks for the original text.
    const globals = { ...toolbars, ...first.globals, words: toolbars.words };
    await (fresh ? this.load(capture.story, globals) : this.follow(capture.story, globals));
    const thrown = await this.ended();
    const pictures = new Map<string, Picture>();
    for (const mode of capture.modes) {
      await this.emulate(mode.system);
      // Only if necessary, because Storybook runs the loaders again. A new page needs it for the text size, because
      // Storybook does not accept a percent sign in its URL.
      const { words, textSize } = mode.globals;
      if (mode !== first || words || (fresh && textSize)) await this.choose(mode.globals);
      const notIdle = await this.rest();
      const error = thrown ?? this.words[0] ?? notIdle;
      pictures.set(mode.name, { ...(await this.picture()), ...(error && { error }) });
    }
    if (!thrown) this.shown = capture.story;
    return pictures;
  }

  private async load(story: string, globals: Record<string, string>) {
    this.pending = 0;
    const query = new URLSearchParams({ id: story, viewMode: 'story' });
    const choices = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    await this.page.goto(
      `${this.address}/iframe.html?${query}&globals=${encodeURIComponent(choices.join(';'))}`,
      { waitUntil: 'commit', timeout: timeLimit },
    );
  }

  private async follow(story: string, globals: Record<string, string>) {
    await this.page.evaluate(
      ({ storyId, globals }) => {
        const { stage, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
        channel.emit('updateGlobals', { globals });
        stage.clear();
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      },
      { storyId: story, globals },
    );
  }

  private emulate(system: Capture['modes'][number]['system']) {
    return this.page.emulateMedia({
      forcedColors: system?.forcedColors ?? 'none',
      reducedMotion: system?.reducedMotion ?? 'no-preference',
      colorScheme: 'light',
    });
  }

  private async ended(): Promise<string | undefined> {
    const late = new Promise<string>((resolve) =>
      setTimeout(resolve, timeLimit, `did not end within ${timeLimit / 1000} s`).unref(),
    );
    const ended = this.page.evaluate(() => window.stage.ended());
    const error = await Promise.race([ended, late]);
    return error && firstLine(error);
  }

  /** Sets the toolbars like a user, which keeps the state of the story after `play`. */
  private async choose(globals: Capture['modes'][number]['globals']) {
    const chosen = { ...toolbars, ...globals };
    await this.page.evaluate((globals) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    }, chosen);
    const wanted = [chosen.ground, languages[globals.words ?? 'as written'], chosen.textSize];
    // Wait, because loaders run before the story rerenders. The Storybook of the base may lack a language, so give up.
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
      const notIdle = await this.page.evaluate(() => window.stage.rest());
      if (this.pending <= 0) return notIdle;
      if (tries > 20) return 'a network request does not end';
    }
  }

  private async picture(): Promise<Measurements & { png: Buffer }> {
    const sight = await this.page.evaluate(measure);
    await this.page.evaluate(() => window.stage.hold());
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours
  return (text.split('\n')[0] ?? text).replace(/\u001b\[[\d;]*m/g, '').slice(0, 300);
}
