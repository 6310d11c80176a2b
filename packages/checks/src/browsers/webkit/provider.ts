import { join } from 'node:path';
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import type { BrowserProvider, TestProject } from 'vitest/node';
import { keys, type Stroke, WebKit } from './WebKit.ts';

/** Runs tests of Vitest's browser mode in WebKitGTK: `instances: [{ browser: 'webkit' }]`. */
export const webkitgtk = () =>
  defineBrowserProvider({
    name: 'webkitgtk',
    supportedBrowser: ['webkit'],
    options: {},
    providerFactory: (project) => new Provider(project),
  });

interface Found {
  selector: string;
}

interface Press {
  button?: string;
  /** Place in px from the corner of the element. */
  position?: { x: number; y: number };
}

class Provider implements BrowserProvider {
  readonly name = 'webkitgtk';
  readonly supportsParallelism = false;
  readonly initScripts = [join(import.meta.dirname, 'locators.ts')];
  #webkit: WebKit | undefined;

  constructor({ browser }: TestProject) {
    const commands = {
      async click(webkit: WebKit, { selector }: Found, { button = 'left', position }: Press = {}) {
        // The driver releases the main button instead, which is a click, and presses no pointer any more.
        if (button !== 'left') throw new Error('The driver of WebKit has only the main button.');
        if (position) await webkit.hoverAt(position, selector);
        else await webkit.hover(selector);
        await webkit.pressMouse();
      },
      hover: (webkit: WebKit, { selector }: Found) => webkit.hover(selector),
      async fill(webkit: WebKit, { selector }: Found, text: string) {
        await webkit.sees(selector);
        await webkit.run(fill, selector, text);
      },
      selectOptions: (webkit: WebKit, { selector }: Found, [value = '']: string[]) =>
        webkit.run(select, selector, value),
      tab: (webkit: WebKit, { shift = false } = {}) =>
        webkit.strike(strokesOf(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}')),
      async keyboard(webkit: WebKit, text: string) {
        await webkit.strike(strokesOf(text));
        return { unreleased: [] };
      },
      cleanup: async () => {},
      // The frame of the test has this size already.
      viewport: async () => {},
    };
    for (const [name, command] of Object.entries(commands))
      browser?.registerCommand(
        `__vitest_${name}` as never,
        async (_context, ...values: never[]) => {
          if (!this.#webkit) throw new Error('No page is open.');
          await this.#webkit.enter('iframe[data-vitest]');
          return (command as (webkit: WebKit, ...values: never[]) => Promise<never>)(
            this.#webkit,
            ...values,
          );
        },
      );
  }

  getCommandsContext() {
    return {};
  }

  async openPage(_session: string, url: string) {
    this.#webkit ??= await WebKit.open();
    await this.#webkit.resize(1440);
    await this.#webkit.go(url);
  }

  async close() {
    await this.#webkit?.close();
  }
}

/** Reads `{Shift>}{Tab}{/Shift}`. */
function strokesOf(text: string): Stroke[] {
  return parseKeyDef(text).flatMap(({ keyDef: { key = '' }, releasePrevious, releaseSelf }) => {
    const value = key in keys ? keys[key as keyof typeof keys] : key;
    const down: Stroke = { type: 'keyDown', value };
    const up: Stroke = { type: 'keyUp', value };
    if (releasePrevious) return [up];
    return releaseSelf ? [down, up] : [down];
  });
}

/** Runs in the page. Chooses an option by its value. */
function select(selector: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(selector);
  if (field) field.value = value;
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page. Replaces what a field holds, as a visitor would. */
function fill(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}
