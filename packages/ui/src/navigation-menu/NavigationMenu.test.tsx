import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { NavigationMenu } from './index.ts';
import { holdsPath } from './items.ts';

const inRoot = (element: React.ReactElement) => (
  <NavigationMenu.Root aria-label="Main">{element}</NavigationMenu.Root>
);
const inItem = (element: React.ReactElement) =>
  inRoot(
    <NavigationMenu.Item value="one" hasPanel>
      {element}
    </NavigationMenu.Item>,
  );

const pointer = (type: string, target: Element | null, relatedTarget?: Element | null) =>
  target?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget }));
const isOpen = (root: HTMLElement) => root.querySelector('[data-state="open"]') !== null;

describe('Root', () =>
  conformance(
    <NavigationMenu.Root defaultValue="one" closeDelay={0}>
      <NavigationMenu.Item value="one" hasPanel>
        <NavigationMenu.Link href="#one">One</NavigationMenu.Link>
      </NavigationMenu.Item>
    </NavigationMenu.Root>,
    {
      controlled: { value: ['one', ''] },
      interactive: {
        onClick: {
          send: (root) => root.querySelector('a')?.click(),
          acted: (root) => !isOpen(root),
        },
        onFocus: {
          send: (root) => root.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
          acted: (root) => !isOpen(root),
        },
        onPointerLeave: {
          send: (root) => pointer('pointerout', root),
          acted: (root) => !isOpen(root),
        },
      },
    },
  ));
describe('List', () => conformance(<NavigationMenu.List />, { wrap: inRoot }));
describe('Item', () =>
  conformance(<NavigationMenu.Item value="one" hasPanel />, {
    wrap: (element) => <NavigationMenu.Root openDelay={0}>{element}</NavigationMenu.Root>,
    interactive: {
      onPointerEnter: {
        send: (root) => pointer('pointerover', root),
        acted: ({ dataset }) => dataset.state === 'open',
      },
      onPointerLeave: {
        send: (root) => {
          pointer('pointerover', root);
          pointer('pointerout', root, root.parentElement);
        },
        acted: ({ dataset }) => dataset.state === 'closed',
      },
    },
  }));
describe('Link', () =>
  conformance(<NavigationMenu.Link href="#one">One</NavigationMenu.Link>, {
    wrap: inItem,
    interactive: true,
  }));
describe('Toggle', () =>
  conformance(<NavigationMenu.Toggle label="More" />, { wrap: inItem, interactive: true }));
describe('Panel', () => conformance(<NavigationMenu.Panel />, { wrap: inItem }));

function Example({ path = '/', ...props }: NavigationMenu.RootProps) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <NavigationMenu.Root aria-label="Main" path={path} {...props}>
        <NavigationMenu.List>
          {['Products', 'Media'].map((name) => (
            <NavigationMenu.Item key={name} value={name} hasPanel>
              <NavigationMenu.Link href={`#${name}`}>{name}</NavigationMenu.Link>
              <NavigationMenu.Toggle label={`${name} menu`} />
              <NavigationMenu.Panel>
                <a href={`#${name}-list`}>List of {name}</a>
              </NavigationMenu.Panel>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </>
  );
}

test('a controlled menu calls onValueChange and does not open itself', async () => {
  const onValueChange = vi.fn();
  const { products, media } = await show(<Example value="Media" onValueChange={onValueChange} />);
  await expect.element(media).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  expect(onValueChange).toHaveBeenLastCalledWith('Products');
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

const show = async (element = <Example />) => {
  const screen = await render(element);
  return {
    ...screen,
    products: screen.getByRole('button', { name: 'Products menu' }),
    media: screen.getByRole('button', { name: 'Media menu' }),
    link: screen.getByRole('link', { name: 'Products', exact: true }),
    elsewhere: screen.getByRole('button', { name: 'Elsewhere' }),
  };
};

const expanded = (toggle: { element: () => Element }) =>
  toggle.element().getAttribute('aria-expanded');

test('all links are in server HTML', () => {
  const html = renderToString(<Example />);
  expect(html).toContain('href="#Products-list"');
  expect(html).toContain('href="#Media-list"');
});

test('is rendered once, because a second time would run all effects of a page in one task', async () => {
  const onRender = vi.fn();
  await show(
    <Profiler id="menu" onRender={onRender}>
      <Example />
    </Profiler>,
  );
  expect(onRender.mock.calls.map(([, phase]) => phase)).toEqual(['mount']);
});

test('hovering opens a panel, and leaving closes it after a delay', async () => {
  const { link, products, elsewhere } = await show(<Example closeDelay={60} />);
  await link.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  // Measured by events: moving the pointer may take longer than the delay.
  const times: number[] = [];
  const note = () => times.push(performance.now());
  products.element().closest('nav')?.addEventListener('pointerleave', note);
  const closing = new MutationObserver(note);
  closing.observe(products.element(), { attributeFilter: ['aria-expanded'] });
  await elsewhere.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  closing.disconnect();
  const [left = 0, closed = 0] = times;
  expect(times).toHaveLength(2);
  // A timer may fire slightly early by this clock.
  expect(closed - left).toBeGreaterThan(55);
});

test('a click does not close a panel that hovering has just opened', async () => {
  const { products } = await show();
  await products.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  expect(expanded(products)).toBe('true');
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a click during the delay toggles the panel once', async () => {
  const { products } = await show(<Example openDelay={10_000} />);
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
});

test('one panel is open at a time', async () => {
  const { products, media } = await show(<Example openDelay={10_000} />);
  await products.click();
  await media.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  await expect.element(media).toHaveAttribute('aria-expanded', 'true');
});

test('Escape closes a panel opened by hover without moving focus', async () => {
  const { link, products, elsewhere } = await show();
  elsewhere.element().focus();
  await link.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  await expect.element(elsewhere).toHaveFocus();
});

test('Tab moves from an open toggle into its panel, and arrow keys do nothing', async () => {
  const { products, getByRole } = await show();
  products.element().focus();
  const taken = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', taken);
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{End}');
  document.removeEventListener('keydown', taken);
  expect(taken.mock.results.map(({ value }) => value)).toEqual([false, false, false, false]);
  await expect.element(products).toHaveFocus();
  await expect.element(getByRole('link', { name: 'List of Products' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('link', { name: 'List of Products' })).toHaveFocus();
});

test('a press outside closes the open panel', async () => {
  const { products, elsewhere } = await show();
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await elsewhere.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a click on a link and a change of `path` close the open panel', async () => {
  const { products, rerender, getByRole } = await show();
  await products.click();
  await getByRole('link', { name: 'List of Products' }).click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await rerender(<Example path="/blog" />);
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a part outside its root throws an error that names the root', () => {
  expect(() => renderToString(<NavigationMenu.Toggle label="More" />)).toThrow(
    '@brand/ui: NavigationMenu.Toggle has no NavigationMenu.Root: wrap it in NavigationMenu.Root.',
  );
});

test('an entry is current on its own page and on the pages of its links, except links to fragments', () => {
  const item = {
    type: 'dropdown',
    name: 'About Us',
    href: '/about-us',
    links: [
      { name: 'History', href: '/history?from=menu' },
      { name: 'Vision', href: '/vision#goals' },
    ],
  } as const;
  expect(holdsPath(item, '/about-us')).toBe(true);
  expect(holdsPath(item, '/history')).toBe(true);
  expect(holdsPath(item, '/vision')).toBe(false);
  expect(holdsPath(item, undefined)).toBe(false);
  const withSection = { ...item, section: ['/vision'] };
  expect(holdsPath(withSection, '/about-us')).toBe(true);
  expect(holdsPath(withSection, '/history')).toBe(false);
  expect(holdsPath(withSection, '/vision/2030')).toBe(true);
});

const openedBy = (name: string) =>
  document.querySelector(`[aria-label="${name} menu"]`)?.getAttribute('aria-expanded');

test('the panel stays open while the pointer crosses other items on its way to it', async () => {
  const onValueChange = vi.fn();
  const { link, products, getByRole } = await show(
    <Example openDelay={0} onValueChange={onValueChange} />,
  );
  await link.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  const item = products.element().closest('li') as HTMLElement;
  const other = getByRole('link', { name: 'Media', exact: true }).element();
  const panel = item.querySelector('[data-shape]') as HTMLElement;
  panel.getBoundingClientRect = () => new DOMRect(0, 100, 400, 200);
  const moved = (target: Element, clientX: number, clientY: number, type = 'pointermove') =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType: 'mouse' }),
    );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  moved(item, 50, 40);
  moved(other, 60, 45, 'pointerover');
  for (let step = 0; step < 10; step += 1) {
    moved(other, 60 + 10 * step, 45 + 5 * step);
    vi.advanceTimersByTime(250);
    expect(onValueChange).toHaveBeenLastCalledWith('Products');
  }
  // The item under the pointer opens once the pointer rests.
  vi.advanceTimersByTime(300);
  expect(onValueChange).toHaveBeenLastCalledWith('Media');
});

test('a panel opened by a click stays open when the pointer leaves', async () => {
  const { products, elsewhere, getByRole } = await show(<Example openDelay={0} closeDelay={0} />);
  await products.click();
  await products.hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await getByRole('link', { name: 'Media', exact: true }).hover();
  vi.advanceTimersByTime(1000);
  expect(openedBy('Products')).toBe('true');
  await elsewhere.hover();
  vi.advanceTimersByTime(1000);
  expect(openedBy('Products')).toBe('true');
});

test('a panel closes when focus moves to the next item', async () => {
  const { products, getByRole } = await show();
  products.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('link', { name: 'List of Products' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(openedBy('Products')).toBe('true');
  await userEvent.keyboard('{Tab}');
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});
