/** Makes the screenshots of a story deterministic. Both functions run in the page, so they must be self-contained. */

/** Functions of the page for taking screenshots. */
export interface Stage {
  /** Resets state that the previous story may have left behind. */
  clear: () => void;
  /** Resolves once the story and its `play` have ended, with their error, if any. */
  ended: () => Promise<string | undefined>;
  /** Resolves when the page is idle; if it never is, with the reason. */
  rest: () => Promise<string | undefined>;
  /** Hides resize and scroll events during a screenshot from scripts, until the next rest or story. */
  hold: () => void;
}

/** Runs before all scripts of the page: fixes date and random numbers, stops videos and timers. */
export function freezePage(): void {
  const now = Date.UTC(2026, 0, 15, 12);
  /** Timers with at least this delay in ms never fire, such as those of a rotating headline or a toast. */
  const longest = 4000;
  /** Timers with at least this delay in ms do not fire after the story has ended. */
  const shortest = 100;
  /** Time in ms within which a page has to become idle. */
  const timeLimit = 8000;
  let over = false;
  let held = false;

  // Registered first, so that these listeners run before all others.
  for (const name of ['resize', 'scroll'])
    addEventListener(name, (event) => held && event.stopImmediatePropagation(), true);

  window.Date = new Proxy(Date, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [now], self),
    apply: (target) => new target(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  for (const name of ['setTimeout', 'setInterval'] as const) {
    const begin = window[name] as (work: () => void, delay?: number) => number;
    const timer = (work: TimerHandler, delay = 0, ...values: unknown[]) =>
      begin(() => {
        const late = delay >= longest || (over && delay >= shortest);
        if (!late && typeof work === 'function') work(...values);
      }, delay);
    Object.assign(window, { [name]: timer });
  }

  // Idle callbacks run at once, so that they do not depend on the load of the machine.
  window.requestIdleCallback = (work) =>
    window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 10 }), 1);
  window.cancelIdleCallback = (id) => clearTimeout(id);

  let frames = 0;
  const nextFrame = requestAnimationFrame.bind(window);
  const waiting = new Set<number>();
  window.requestAnimationFrame = (work) => {
    const id = nextFrame((time) => {
      waiting.delete(id);
      frames += 1;
      work(time);
    });
    waiting.add(id);
    return id;
  };
  const cancelFrame = cancelAnimationFrame.bind(window);
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancelFrame(id);
  };

  // Scripts see a playing video, but the page shows its poster.
  const playing = new WeakSet<EventTarget>();
  const say = (film: HTMLMediaElement, ...events: string[]) =>
    queueMicrotask(() => {
      for (const event of events) film.dispatchEvent(new Event(event));
    });
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    get() {
      return !playing.has(this);
    },
  });
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.play = function () {
    if (!playing.has(this)) {
      playing.add(this);
      say(this, 'play', 'playing');
    }
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function () {
    if (playing.delete(this)) say(this, 'pause');
  };

  const toCome = () => Promise.withResolvers<string | undefined>();
  let ending = toCome();
  const clear = () => {
    over = false;
    held = false;
    seed = 1;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    ending = toCome();
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    history.replaceState(null, '', location.pathname + location.search);
  };
  const end = (error?: string) => {
    over = true;
    ending.resolve(error);
  };
  const listen = (channel: Window['__STORYBOOK_ADDONS_CHANNEL__']) => {
    let unhandled = '';
    channel.on('unhandledErrorsWhilePlaying', (errors: { message?: string }[]) => {
      // ResizeObserver notifications deferred to the next frame are not errors.
      const faults = errors.filter(({ message }) => !message?.startsWith('ResizeObserver loop'));
      unhandled = faults[0]?.message ?? '';
    });
    channel.on('storyFinished', () => {
      end(unhandled || undefined);
      unhandled = '';
    });
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.on(event, (error: { message?: string; description?: string }) =>
        end(error?.message ?? error?.description ?? event),
      );
    channel.on('storyMissing', () => end('Storybook cannot find the story'));
  };
  let channel: Parameters<typeof listen>[0];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      listen(channel);
    },
  });

  let changes = 0;
  const count = () => {
    changes += 1;
  };
  addEventListener('scroll', count, { capture: true, passive: true });
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  /** Finishes finite animations and resets infinite ones. */
  const stillAnimations = () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) =>
          timeline === document.timeline && (playState === 'running' || playState === 'paused'),
      )
      .filter(({ playState, currentTime }) => playState === 'running' || currentTime !== 0);
    for (const animation of moving) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.pause();
        animation.currentTime = 0;
      } else animation.finish();
    }
    return moving.length;
  };

  const pictures = async () => {
    const all = Array.from(document.images);
    for (const picture of all) picture.loading = 'eager';
    // Broken images stay broken in the screenshot.
    await Promise.allSettled(all.map((picture) => picture.decode()));
  };

  const hold = () => {
    held = true;
  };

  const rest = async () => {
    held = false;
    const begin = performance.now();
    let quiet = 0;
    let busy = '';
    while (quiet < 3) {
      if (performance.now() - begin > timeLimit) return busy;
      await document.fonts.ready;
      await pictures();
      const before = { changes, frames };
      await new Promise<void>((resolve) => nextFrame(() => resolve()));
      await new Promise<void>((resolve) => nextFrame(() => resolve()));
      const moving = stillAnimations();
      busy = moving
        ? 'animations keep restarting'
        : changes !== before.changes
          ? 'the page keeps changing'
          : waiting.size > 0 || frames !== before.frames
            ? 'a script keeps requesting animation frames'
            : '';
      quiet = busy ? 0 : quiet + 1;
    }
  };

  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '* { caret-color: transparent !important; scroll-behavior: auto !important; }';
    document.head.append(style);
  });

  Object.assign(window, {
    stage: { clear, ended: () => ending.promise, rest, hold } satisfies Stage,
  });
}

export interface Measurements {
  /** Size in px. */
  width: number;
  height: number;
  /** Horizontal overflow of the page in px. */
  sideways: number;
  /** Whether its `play` has scrolled the page. */
  scrolled: boolean;
}

/** Measures the story: as wide as the window and as high as its content, or the window itself if `play` has scrolled. */
export function measure(): Measurements {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const sideways = scrollWidth - clientWidth;
  if (scrollY > 0) return { width: clientWidth, height: clientHeight, sideways, scrolled: true };
  const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => {
    if (element.id === 'storybook-root' || element.closest('.sb-wrapper')) return 0;
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? bottom + scrollY : 0;
  });
  const most = Math.max(scrollHeight, clientHeight);
  return {
    width: clientWidth,
    height: Math.ceil(Math.min(most, Math.max(48, ...bottoms))),
    sideways,
    scrolled: false,
  };
}
