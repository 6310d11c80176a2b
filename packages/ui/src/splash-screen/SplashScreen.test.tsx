import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider, useMotion } from '../motion/index.ts';
import { SplashScreen, splashScript } from './index.ts';

const inMotion = (element: ReactElement) => <MotionProvider>{element}</MotionProvider>;

function Pause() {
  const { setAllowed } = useMotion();
  return (
    <button type="button" onClick={() => setAllowed(false)}>
      Pause
    </button>
  );
}

const splash = <SplashScreen storageKey="splash">Brand</SplashScreen>;

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.splash;
});

describe('SplashScreen', () => {
  const send = (type: string) => (root: HTMLElement) =>
    root.dispatchEvent(new AnimationEvent(type, { bubbles: true }));
  conformance(<SplashScreen>Brand</SplashScreen>, {
    wrap: inMotion,
    controlled: { open: [true, false] },
    interactive: {
      onAnimationStart: { send: send('animationstart'), acted: ({ inert }) => inert },
      onAnimationEnd: { send: send('animationend'), acted: ({ isConnected }) => !isConnected },
    },
  });
});

const show = async (element = splash) => {
  const screen = await render(
    inMotion(
      <>
        {element}
        <button type="button">On the page</button>
      </>,
    ),
  );
  const region = screen.getByRole('region', { name: 'Opening' });
  // Otherwise it could end by itself during a test.
  for (const animation of region.query()?.getAnimations() ?? []) animation.pause();
  return { screen, region };
};

test('shows a quantity beside the percentage, and what starts meanwhile', async () => {
  const texts = ['0', ...Array.from({ length: 10 }, (_, tenth) => `${tenth + 1}00`)];
  const { region } = await show(
    <SplashScreen gauge={{ texts, unit: 'rpm' }} figure={<svg data-testid="figure" />}>
      Brand
    </SplashScreen>,
  );
  const strip = page.getByText(/^0\s100\s/).element();
  const [count] = strip.getAnimations();
  const { bottom, height } = strip.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const shown = () => Math.round((bottom - strip.getBoundingClientRect().top) / height);
  expect(shown()).toBe(1);
  if (count) count.currentTime = 4080;
  expect(shown()).toBe(11);
  expect(region.element().textContent).toMatch(/ rpm/);
});

test('server HTML contains the splash, without a style attribute', () => {
  const html = renderToString(inMotion(splash));
  expect(html).toContain('Brand');
  expect(html).not.toContain('style=');
});

test('Escape ends the splash', async () => {
  const { region } = await show();
  await expect.element(region).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(region).not.toBeInTheDocument();
});

test('calls onOpenChange with false when it ends', async () => {
  const onOpenChange = vi.fn();
  const { screen } = await show(<SplashScreen onOpenChange={onOpenChange}>Brand</SplashScreen>);
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
});

test('is not shown with open={false}', async () => {
  const { region } = await show(<SplashScreen open={false}>Brand</SplashScreen>);
  expect(region.query()).toBeNull();
});

test('the page below cannot be focused until the splash ends', async () => {
  const { screen, region } = await show();
  const button = screen.getByText('On the page').element() as HTMLElement;
  button.focus();
  expect(document.activeElement).not.toBe(button);
  await userEvent.keyboard('{Escape}');
  await expect.element(region).not.toBeInTheDocument();
  button.focus();
  expect(document.activeElement).toBe(button);
});

test('is shown once per visit', async () => {
  const { screen, region } = await show();
  await expect.element(region).toBeVisible();
  await screen.getByRole('button', { name: 'Skip' }).click();
  // During the exit it is inert, but still in the document.
  await expect.element(screen.getByText('Brand')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('splash')).toBe('seen');
  const again = await show();
  expect(again.region.query()).toBeNull();
});

test('is removed and remembered if scripts load after it has ended', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inMotion(splash));
  for (const animation of container.querySelector('section')?.getAnimations() ?? [])
    animation.finish();
  const mounted = hydrateRoot(container, inMotion(splash));
  await expect.poll(() => container.querySelector('section')).toBeNull();
  expect(sessionStorage.getItem('splash')).toBe('seen');
  mounted.unmount();
  container.remove();
});

const notShown: [reason: string, arrange: () => void][] = [
  [
    'was seen in this visit',
    () => {
      sessionStorage.setItem('splash', 'seen');
      new Function(splashScript('splash'))();
    },
  ],
  [
    'is left out because of reduced motion',
    () => {
      const query = Object.assign(new EventTarget(), { matches: true, media: '' });
      const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
      onTestFinished(() => matchMedia.mockRestore());
    },
  ],
  ['is over', () => {}],
];

test.each(notShown)(
  'hydration takes no focus from the page if the splash %s',
  async (_, arrange) => {
    arrange();
    const page = inMotion(
      <>
        {splash}
        <input aria-label="Flow" />
      </>,
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const section = container.querySelector('section');
    for (const animation of section?.getAnimations() ?? []) animation.finish();
    const field = container.querySelector('input');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
    field?.focus();
    const mounted = hydrateRoot(container, page);
    onTestFinished(() => {
      observer.disconnect();
      mounted.unmount();
      container.remove();
    });
    await expect.poll(() => container.querySelector('section')).toBeNull();
    expect(changes).toEqual([]);
    expect(document.activeElement).toBe(field);
  },
);

test('hydration during the exit leaves the page as it is', async () => {
  const page = inMotion(
    <>
      {splash}
      <input aria-label="Flow" />
    </>,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const section = container.querySelector('section');
  const [leaving] = section?.getAnimations() ?? [];
  if (!leaving) throw new Error('it stays');
  leaving.pause();
  leaving.currentTime = Number(leaving.effect?.getComputedTiming().endTime) - 100;
  const mounted = hydrateRoot(container, page);
  onTestFinished(() => {
    mounted.unmount();
    container.remove();
  });
  await vi.waitFor(() => expect(section).toHaveAttribute('inert'));
  expect(container.querySelector('input')).not.toHaveAttribute('inert');
});

test('is inert during its exit', async () => {
  const { region } = await show();
  const section = region.element();
  expect(section).not.toHaveAttribute('inert');
  const [leaving] = section.getAnimations();
  if (!leaving) throw new Error('it stays');
  leaving.currentTime = Number(leaving.effect?.getComputedTiming().endTime) - 1;
  await vi.waitFor(() => expect(section).toHaveAttribute('inert'));
});

test('counts to 100 % and animates only transforms', async () => {
  const { region } = await show(<SplashScreen>Brand</SplashScreen>);
  const slit = region.element().querySelector<HTMLElement>('[aria-hidden]');
  const animations = slit?.getAnimations({ subtree: true }) ?? [];
  if (!slit || !animations.length) throw new Error('nothing counts');
  for (const animation of animations) {
    animation.pause();
    const properties = (animation.effect as KeyframeEffect)
      .getKeyframes()
      .flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest));
    expect([...new Set(properties)]).toEqual(['translate']);
  }
  const end = Number(animations[0]?.effect?.getComputedTiming().endTime);
  const shownAt = (time: number) => {
    for (const animation of animations) animation.currentTime = time;
    const { top, left } = slit.getBoundingClientRect();
    const places = [...slit.querySelectorAll('span')].map((place) => {
      const rows = getComputedStyle(place, '::before')
        .content.slice(1, -1)
        .replaceAll('\\a ', '\n');
      const figures = rows.split('\n');
      const box = place.getBoundingClientRect();
      const figure = figures[Math.round(((top - box.top) / box.height) * figures.length)] ?? '';
      if (figure.trim()) expect(box.left, `${figure} is seen`).toBeGreaterThan(left - 1);
      return figure;
    });
    return places.join('').trim();
  };
  expect(shownAt(0)).toBe('0');
  expect(Number(shownAt(end * 0.1))).toBeGreaterThan(1);
  expect(Number(shownAt(end * 0.1))).toBeLessThan(10);
  const shown = Array.from({ length: 201 }, (_, part) => Number(shownAt((end * part) / 200)));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown[70]).toBeGreaterThan(30);
  expect(shownAt(end)).toBe('100');
});

test('disappears when motion is paused', async () => {
  const screen = await render(
    inMotion(
      <>
        <Pause />
        <SplashScreen>Brand</SplashScreen>
      </>,
    ),
  );
  const region = screen.getByRole('region', { name: 'Opening' });
  await expect.element(region).toBeVisible();
  (screen.getByText('Pause').element() as HTMLElement).click();
  await expect.element(region).not.toBeInTheDocument();
});

test('the script marks the page if the splash was shown in this visit', () => {
  const script = splashScript('splash');
  const run = () => new Function(script)();
  run();
  expect(document.documentElement.dataset.splash).toBeUndefined();
  sessionStorage.setItem('splash', 'seen');
  run();
  expect(document.documentElement.dataset.splash).toBe('seen');
});

test('before hydration the script handles Escape, Tab and the button', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  new Function(splashScript('splash'))();
  const arrive = () => {
    container.innerHTML = renderToString(inMotion(splash));
    const region = container.querySelector('section') as HTMLElement;
    for (const animation of region.getAnimations()) animation.pause();
    return region;
  };
  const first = arrive();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Skip');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Skip');
  expect(first.dataset.state).toBe('shown');
  await userEvent.keyboard('{Escape}');
  expect(first.dataset.state).toBe('skipped');
  const second = arrive();
  second.querySelector('button')?.click();
  expect(second.dataset.state).toBe('skipped');
});

test('the script escapes its key and works without storage', () => {
  expect(splashScript('</script>')).not.toContain('</script>');
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => new Function(splashScript('splash'))()).not.toThrow();
  getItem.mockRestore();
});

test('is not shown on a page that the script has marked', async () => {
  document.documentElement.dataset.splash = 'seen';
  const { screen } = await show(<SplashScreen>Brand</SplashScreen>);
  await expect.element(screen.getByText('Brand')).not.toBeVisible();
});

test('is whole when its owner shows it again after the visitor has skipped it', async () => {
  const owned = (open: boolean) => inMotion(<SplashScreen open={open}>Brand</SplashScreen>);
  const screen = await render(owned(true));
  const region = screen.getByRole('region', { name: 'Opening' });
  await screen.getByRole('button', { name: 'Skip' }).click();
  for (const animation of region.element().getAnimations()) animation.finish();
  await screen.rerender(owned(false));
  await screen.rerender(owned(true));
  await expect.element(region).toHaveAttribute('data-state', 'shown');
  expect(region.element()).not.toHaveProperty('inert', true);
});
