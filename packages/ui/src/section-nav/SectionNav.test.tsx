import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SectionNav, type SectionNavProps } from './index.ts';

const items = [
  { name: 'Our Company', href: '#our-company' },
  { name: 'Vision', href: '#vision' },
  { name: 'Milestones', href: '#milestones' },
];

/** A page of 4000 px whose sections begin at 1000, 2000 and 3000 px. */
function Page({ last = 3000, ...props }: Partial<SectionNavProps> & { last?: number }) {
  return (
    <div style={{ position: 'relative', blockSize: 4000 }}>
      <SectionNav items={items} {...props} />
      {[1000, 2000, last].map((top, index) => (
        <div
          key={items[index]?.href}
          id={items[index]?.href.slice(1)}
          style={{ position: 'absolute', insetBlockStart: top }}
        />
      ))}
    </div>
  );
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Browsers dispatch scroll events in the next frame. */
const nextFrames = async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
};

beforeEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  scrollTo(0);
  await nextFrames();
});

describe('SectionNav', () =>
  conformance(<SectionNav items={items} />, {
    controlled: { value: items.slice(0, 2).map(({ href }) => href) as [string, string] },
  }));

test('server HTML has plain links and marks a tab only if value is set', () => {
  const html = renderToString(<SectionNav items={items} label="About" />);
  for (const { href } of items) expect(html).toContain(`href="${href}"`);
  expect(html).toContain('aria-label="About"');
  expect(html).not.toContain('aria-current');
  expect(renderToString(<SectionNav items={items} value="#vision" />)).toMatch(
    /<a[^>]*(aria-current="true"[^>]*href="#vision"|href="#vision"[^>]*aria-current="true")/,
  );
});

test.each([
  [200, 1799, '#our-company'],
  [200, 1801, '#vision'],
  [300, 1699, '#our-company'],
  [300, 1701, '#vision'],
])('with an offset of %i px and %i px scrolled, %s is current', async (offset, top, href) => {
  const onValueChange = vi.fn();
  const { container } = await render(<Page offset={offset} onValueChange={onValueChange} />);
  scrollTo(top);
  await expect
    .poll(() => container.querySelector('[aria-current]')?.getAttribute('href'))
    .toBe(href);
  const calls = href === '#vision' ? [[href]] : [];
  await expect.poll(() => onValueChange.mock.calls).toEqual(calls);
});

test('onValueChange is called for what the visitor does, not for what its owner sets', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Page value="#our-company" onValueChange={onValueChange} />);
  const current = () => screen.container.querySelector('[aria-current]')?.textContent;
  await screen.rerender(<Page value="#vision" onValueChange={onValueChange} />);
  await expect.poll(current).toBe('Vision');
  expect(onValueChange).not.toHaveBeenCalled();
  await screen.getByRole('link', { name: 'Milestones' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#milestones');
  expect(current()).toBe('Vision');
});

test('a click and the scrolling that it causes call onValueChange once', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Page onValueChange={onValueChange} />);
  await screen.getByRole('link', { name: 'Vision' }).click();
  await expect.poll(() => window.scrollY).toBeGreaterThan(1800);
  await nextFrames();
  expect(onValueChange.mock.calls).toEqual([['#vision']]);
});

test('the section in the URL is current even if the page is too short to scroll to it', async () => {
  history.replaceState(null, '', '#milestones');
  const { container } = await render(<Page last={3900} />);
  const current = () => container.querySelector('[aria-current]')?.textContent;
  await expect.poll(current).toBe('Milestones');
  // The browser finishes its own scroll to the section.
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scrollend'));
  await nextFrames();
  expect(current()).toBe('Milestones');
  scrollTo(2000);
  await expect.poll(current).toBe('Vision');
});

test('a clicked tab stays current during smooth scrolling', async () => {
  const screen = await render(<Page />);
  const current = () => screen.container.querySelector('[aria-current]')?.textContent;
  await expect.poll(current).toBe('Our Company');
  await screen.getByRole('link', { name: 'Milestones' }).click();
  const seen = new Set<string | undefined>();
  await expect
    .poll(() => {
      seen.add(current() ?? undefined);
      return window.scrollY;
    })
    .toBeGreaterThan(2800);
  expect([...seen]).toEqual(['Milestones']);
});

test('without the event scrollend, scrolling marks tabs again after a clicked one', async () => {
  // As in Safari before 26.2.
  const handler = Object.getOwnPropertyDescriptor(window, 'onscrollend') ?? {};
  const listeners = new AbortController();
  Reflect.deleteProperty(window, 'onscrollend');
  window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: listeners.signal,
  });
  onTestFinished(() => {
    Object.defineProperty(window, 'onscrollend', handler);
    listeners.abort();
  });
  const screen = await render(<Page />);
  const current = () => screen.container.querySelector('[aria-current]')?.textContent;
  await screen.getByRole('link', { name: 'Milestones' }).click();
  await expect.poll(() => window.scrollY).toBeGreaterThan(2800);
  expect(current()).toBe('Milestones');
  let top = 1000;
  await expect
    .poll(
      () => {
        top += 1;
        scrollTo(top);
        return current();
      },
      { interval: 250 },
    )
    .toBe('Our Company');
});

test('is stuck once the share of the page in stuckFrom is scrolled', async () => {
  const { container } = await render(<Page stuckFrom={0.1} />);
  const nav = container.querySelector('nav');
  const far = document.documentElement.scrollHeight - window.innerHeight;
  scrollTo(far * 0.1 - 5);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  expect(nav?.hasAttribute('data-stuck')).toBe(false);
  scrollTo(far * 0.1 + 5);
  await expect.poll(() => nav?.hasAttribute('data-stuck')).toBe(true);
});

test('with value, scrolling does not change the current tab', async () => {
  const views = [
    { name: 'Overview', href: '?tab=overview' },
    { name: 'Models', href: '?tab=models#vision' },
  ];
  const { container } = await render(<Page items={views} value="?tab=overview" />);
  scrollTo(2500);
  await expect.poll(() => container.querySelector('nav')?.hasAttribute('data-stuck')).toBe(true);
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(container.querySelector('[aria-current]')?.textContent).toBe('Overview');
});

test('server HTML marks the tab in defaultValue', () => {
  expect(renderToString(<SectionNav items={items} />)).not.toContain('aria-current');
  const html = renderToString(<SectionNav items={items} defaultValue="#vision" />);
  expect(html).toMatch(/href="#vision" aria-current="true"/);
});
