import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@brand/tasks/root';
import { start } from '@brand/tasks/run';
import { freePort } from '../../freePort.ts';

/** WebDriver's codes of the keys that have no character. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const;

/** One half of a press. */
export interface Stroke {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** The name under which WebDriver's answers hold an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Settings of the window. Its tool bar must not prevent a width of 320 px. */
const settings = join(root, '.cache/webkit');
mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
writeFileSync(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; font-size: 1px; }');

/** Its pointer is in the centre. Without a window manager, the window below it has the focus. */
const screen = { width: 1920, height: 1200 };

/** Time in ms that a condition may take to become true. */
const patience = 15_000;

/** A window of WebKitGTK, driven by WebDriver. */
export class WebKit {
  readonly #processes: ChildProcess[] = [];
  #session = '';

  /** Opens a window on a display of its own, so that it has the focus. */
  static async open(): Promise<WebKit> {
    const webkit = new WebKit();
    const display = webkit.#start('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${screen.width}x${screen.height}x24`,
    ]);
    if (!display.stdout) throw new Error('Xvfb has no output.');
    const [number] = await once(display.stdout, 'data');
    const port = await freePort();
    webkit.#start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
      // Without a GPU, and as root.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const driver = `http://127.0.0.1:${port}`;
    await until(() => fetch(`${driver}/status`), 'the driver does not start');
    const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', timeouts: { script: 40_000 } } },
    });
    webkit.#session = `${driver}/session/${sessionId}`;
    return webkit;
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', '').catch(() => {});
    for (const child of this.#processes.reverse()) child.kill();
  }

  /** Resizes the viewport to a size in px. */
  async resize(width: number): Promise<void> {
    const height = width < 768 ? 844 : 900;
    const size = () => this.run(() => [innerWidth, innerHeight] as const);
    await until(async () => {
      const frame = await this.#ask<{ width: number; height: number }>('GET', '/window/rect');
      const [inner, innerHigh] = await size();
      if (inner === width && innerHigh === height) return true;
      await this.#ask('POST', '/window/rect', {
        x: (screen.width - width) / 2,
        y: 0,
        width: frame.width + width - inner,
        height: frame.height + height - innerHigh,
      });
      return false;
    }, `the window does not become ${width} × ${height} px large`);
  }

  go(url: string): Promise<void> {
    return this.#ask('POST', '/url', { url });
  }

  /** Runs a self-contained function in the page. */
  run<Values extends unknown[], Result>(
    work: (...values: Values) => Result,
    ...args: Values
  ): Promise<Awaited<Result>> {
    const script = `return (${work})(...arguments)`;
    return this.#ask('POST', '/execute/sync', { script, args });
  }

  /** Waits until a self-contained function returns something true in the page, also across navigation. */
  until<Values extends unknown[], Result>(
    condition: (...values: Values) => Result,
    ...args: Values
  ): Promise<Awaited<Result>> {
    const task = `${condition}, of ${JSON.stringify(args)}`;
    return until(() => this.run(condition, ...args), `never true: ${task}`);
  }

  /** Presses keys one after the other. */
  press(...pressed: string[]): Promise<void> {
    return this.strike(
      pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  /** Presses and releases keys in this order. */
  strike(actions: Stroke[]): Promise<void> {
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** Goes on in a frame of the page. */
  async enter(frame: string): Promise<void> {
    await this.#ask('POST', '/frame', { id: null });
    await this.#ask('POST', '/frame', {
      id: await this.run((selector) => document.querySelector(selector), frame),
    });
  }

  /** Moves the pointer onto an element, as soon as it can be reached. */
  async hover(...target: Target): Promise<void> {
    await until(
      async () => {
        const origin = await this.run(find, ...target);
        if (origin) await this.#point({ type: 'pointerMove', origin, x: 0, y: 0 });
        return origin;
      },
      `cannot be reached: ${target.join(' ')}`,
    );
  }

  /** Moves the pointer to a place in px from the corner of an element. */
  async hoverAt({ x, y }: { x: number; y: number }, selector: string): Promise<void> {
    const found = await this.run((selector) => {
      const origin = document.querySelector(selector);
      const { left, top, right, bottom } = origin?.getBoundingClientRect() ?? new DOMRect();
      // The driver counts from the centre of what is in view.
      const across = left - (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const down = top - (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      return { origin, across, down };
    }, selector);
    const [right, below] = [found.across + x, found.down + y].map(Math.round);
    await this.#point({ type: 'pointerMove', origin: found.origin, x: right, y: below });
  }

  async click(...target: Target): Promise<void> {
    await this.hover(...target);
    await this.pressMouse();
  }

  /** Presses the main button of the mouse where the pointer is. */
  pressMouse(): Promise<void> {
    return this.#point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  /** Types into a field, or chooses a file by its path. */
  async type(text: string, ...target: Target): Promise<void> {
    const element = await this.#find(target);
    await this.#ask('POST', `/element/${element[elementKey]}/value`, { text });
  }

  /** Waits until an element is visible. */
  async sees(...target: Target): Promise<void> {
    await this.#find(target);
  }

  #point(...actions: object[]) {
    return this.#act({ type: 'pointer', id: 'mouse', actions });
  }

  /** Waits for a visible element, and scrolls it into view. */
  #find(target: Target) {
    return this.until(find, ...target) as Promise<unknown> as Promise<Reference>;
  }

  #act(source: object) {
    return this.#ask<void>('POST', '/actions', { actions: [source] });
  }

  #ask<Answer>(method: string, path: string, body?: object) {
    return call<Answer>(this.#session + path, method, body);
  }

  #start(command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) {
    const child = start(command, parameters, { stdio: ['ignore', 'pipe', 'ignore'], env });
    this.#processes.push(child);
    return child;
  }
}

/** A selector, and a part of the accessible name or text. */
type Target = [selector: string, name?: string];

/** Runs in the page. Finds a visible element that does not move, and scrolls it into view. */
async function find(selector: string, name = ''): Promise<Element | undefined> {
  const named = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const texts = labels?.length ? [...labels] : [element];
    return element.ariaLabel ?? texts.map(({ textContent }) => textContent).join(' ');
  };
  const moves = (effect: KeyframeEffect) => {
    const { progress } = effect.getComputedTiming();
    return (
      progress &&
      progress < 1 &&
      effect.target?.contains(found ?? null) &&
      effect.getKeyframes().some((frame) => 'translate' in frame || 'transform' in frame)
    );
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && named(element).includes(name),
  );
  const isMoving = document
    .getAnimations()
    .some(
      ({ timeline, effect }) => timeline === document.timeline && moves(effect as KeyframeEffect),
    );
  if (!found || isMoving) return;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // An earlier press may still move it in the next frame.
  const before = found.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const after = found.getBoundingClientRect();
  return after.top === before.top && after.left === before.left ? found : undefined;
}

interface Reference {
  [elementKey]: string;
}

async function call<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as {
    value: Answer & Partial<Record<'error' | 'message', string>>;
  };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
  return value;
}

/** Asks until the answer is true. Errors count as false, because the page may be loading. */
async function until<Answer>(ask: () => Promise<Answer>, otherwise: string): Promise<Answer> {
  const end = Date.now() + patience;
  let reason = '';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      reason = ` (${(error as Error).message})`;
    }
    await wait(50);
  }
  throw new Error(otherwise + reason);
}
