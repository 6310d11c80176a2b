// Inside a shadow root, the document sees the host instead of what is pressed and focused.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MotionProvider } from '../../src/motion/index.ts';
import { NavigationMenu } from '../../src/navigation-menu/index.ts';
import { ProductCarousel } from '../../src/product-carousel/index.ts';
import { SeriesTable } from '../../src/series-table/index.ts';
import { Tabs } from '../../src/tabs/index.ts';
import { products } from '../products.tsx';
import { renderInShadowRoot } from '../renderInShadowRoot.ts';
import { properties, rmxFrames, rmxModels } from '../specifications.ts';

const press = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));

test('NavigationMenu', async () => {
  const { root, find } = await renderInShadowRoot(
    <>
      <NavigationMenu.Root aria-label="Main">
        <NavigationMenu.List>
          <NavigationMenu.Item value="products" hasPanel>
            <NavigationMenu.Link href="#products">Products</NavigationMenu.Link>
            <NavigationMenu.Toggle label="Products menu" />
            <NavigationMenu.Panel>
              <a href="#blowers">Blowers</a>
            </NavigationMenu.Panel>
          </NavigationMenu.Item>
        </NavigationMenu.List>
      </NavigationMenu.Root>
      <input />
    </>,
  );
  const toggle = find('button');
  const isOpen = () => expect.poll(() => toggle.getAttribute('aria-expanded'));
  toggle.click();
  await isOpen().toBe('true');
  const link = find('[href="#blowers"]');
  const focusLink = () =>
    expect.poll(() => {
      link.focus();
      return root.activeElement;
    });
  press(link);
  await focusLink().toBe(link);
  await userEvent.keyboard('{Escape}');
  await isOpen().toBe('false');
  expect(root.activeElement).toBe(toggle);
  toggle.click();
  await isOpen().toBe('true');
  await focusLink().toBe(link);
  await isOpen().toBe('true');
  // The document gets no event of this.
  find('input').focus();
  await isOpen().toBe('false');
  toggle.click();
  await isOpen().toBe('true');
  press(find('input'));
  await isOpen().toBe('false');
});

const tabs = (names: readonly string[]) => (
  <Tabs.Root defaultValue="Air">
    <Tabs.List label="Uses">
      {names.map((name) => (
        <Tabs.Tab key={name} value={name} href={`#${name}`}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {names.map((name) => (
      <Tabs.Panel key={name} value={name}>
        About {name}
      </Tabs.Panel>
    ))}
  </Tabs.Root>
);

test('Tabs', async () => {
  const { root, find, rerender } = await renderInShadowRoot(tabs(['Air', 'Water', 'Gas', 'Dust']));
  const chosen = () => expect.poll(() => find('[aria-selected="true"]').textContent);
  await chosen().toBe('Air');
  find('[role="tab"]').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Water'],
    ['ArrowRight', 'Gas'],
    ['ArrowLeft', 'Water'],
    ['End', 'Dust'],
    ['ArrowRight', 'Air'],
    ['ArrowLeft', 'Dust'],
    ['Home', 'Air'],
    ['ArrowRight', 'Water'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await chosen().toBe(name);
    expect(root.activeElement?.textContent).toBe(name);
  }
  const panel = find('[role="tabpanel"]:not([hidden])');
  expect(panel.textContent).toBe('About Water');
  await rerender(tabs(['Air', 'Gas', 'Dust']));
  await chosen().toBe('Gas');
  expect(root.activeElement?.textContent).toBe('Gas');
});

test('ScrollRegion', async () => {
  const table = (highlighted?: string) => (
    <div style={{ inlineSize: 500 }}>
      <SeriesTable
        label="Comparison"
        properties={properties}
        items={rmxModels}
        frames={rmxFrames}
        highlighted={highlighted}
      />
    </div>
  );
  const { root, find, rerender } = await renderInShadowRoot(table());
  const region = find('section');
  await expect.poll(() => region.dataset.scrolls).toBe('');
  region.focus();
  expect(root.activeElement).toBe(region);
  const [first = '', last = ''] = [...root.querySelectorAll<HTMLElement>('nav a')]
    .map(({ textContent }) => textContent)
    .slice(0, 2);
  const current = () => expect.poll(() => root.querySelector('[aria-current]')?.textContent);
  await current().toBe(first);
  [...root.querySelectorAll<HTMLElement>('nav a')][1]?.click();
  await current().toBe(last);
  await rerender(table(rmxModels[0]?.code));
  await current().toBe(first);
});

test('ProductCarousel', async () => {
  const { root, find } = await renderInShadowRoot(
    <MotionProvider>
      {/* The pointer may still be here, and would pause it. */}
      <div style={{ pointerEvents: 'none' }}>
        <ProductCarousel
          items={products.map((product) => ({ ...product, href: `#${product.title}` }))}
          label="Product line"
          interval={600_000}
        />
      </div>
    </MotionProvider>,
  );
  const carousel = find('section');
  await expect.poll(() => 'rotating' in carousel.dataset).toBe(true);
  const current = () => expect.poll(() => find('[aria-current]').getAttribute('aria-label'));
  await current().toMatch(/, 1 of 4$/);
  find('button[aria-label="Next product"]').click();
  await current().toMatch(/, 2 of 4$/);
  // Focus by the keyboard stops it, except on the button for that.
  find('button').focus();
  expect('rotating' in carousel.dataset).toBe(true);
  await userEvent.tab();
  await expect.poll(() => 'rotating' in carousel.dataset).toBe(false);
  find('[role="group"]:not([inert]) a').focus();
  await expect.poll(() => root.activeElement?.tagName).toBe('A');
});
