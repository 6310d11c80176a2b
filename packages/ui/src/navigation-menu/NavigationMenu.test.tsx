import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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

describe('Root', () => conformance(<NavigationMenu.Root />));
describe('List', () => conformance(<NavigationMenu.List />, { wrap: inRoot }));
describe('Item', () => conformance(<NavigationMenu.Item value="one" />, { wrap: inRoot }));
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
              <NavigationMenu.Toggle label={`More about ${name}`} />
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

const show = async (element = <Example />) => {
  const screen = await render(element);
  return {
    ...screen,
    products: screen.getByRole('button', { name: 'More about Products' }),
    media: screen.getByRole('button', { name: 'More about Media' }),
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

test('the pointer opens a panel, and closes it a while after it has left', async () => {
  const { link, products, elsewhere } = await show(<Example closeDelay={60} />);
  await link.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  // The browser may take longer to move the pointer away than the panel stays.
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
  // A timer may be a little early against this clock.
  expect(closed - left).toBeGreaterThan(55);
});

test('a click never closes what the pointer has just opened', async () => {
  const { products } = await show();
  await products.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  expect(expanded(products)).toBe('true');
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a click before the pointer has rested counts as one', async () => {
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

test('Escape closes what the pointer opened and leaves the focus where it is', async () => {
  const { link, products, elsewhere } = await show();
  elsewhere.element().focus();
  await link.hover();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  await expect.element(elsewhere).toHaveFocus();
});

test('a press outside closes', async () => {
  const { products, elsewhere } = await show();
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await elsewhere.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a link closes, and so does a new page', async () => {
  const { products, rerender, getByRole } = await show();
  await products.click();
  await getByRole('link', { name: 'List of Products' }).click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  await products.click();
  await expect.element(products).toHaveAttribute('aria-expanded', 'true');
  await rerender(<Example path="/blog" />);
  await expect.element(products).toHaveAttribute('aria-expanded', 'false');
});

test('a part outside its root says what is missing', () => {
  expect(() => renderToString(<NavigationMenu.Toggle label="More" />)).toThrow(
    '@brand/ui: NavigationMenu.Toggle has no NavigationMenu.Root: wrap it in NavigationMenu.Root.',
  );
});

test('an entry holds its own page and those of its links, but not what links lead into', () => {
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
