import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { navigation, picturedNavigation } from '../../test/navigation.ts';
import { heroImpeller } from '../../test/pictures.ts';
import { suggestions } from '../../test/suggestions.ts';
import { BrandLink } from '../brand-link/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Hero } from '../hero/index.ts';
import { Picture } from '../picture/index.ts';
import { Section } from '../section/index.ts';
import { UnitSwitch } from '../unit-switch/index.ts';
import { SiteHeader } from './index.ts';

const meta = {
  title: 'Shell/SiteHeader',
  tags: ['0.1.0'],
  component: SiteHeader,
  argTypes: { items: { control: false }, search: { control: false } },
  args: {
    brand: <BrandLink name="Brand" href="/" />,
    items: navigation,
    path: '/',
    search: { action: '/search', items: suggestions, onSearch: fn() },
    drawerFoot: <ButtonLink href="/contact">Contact Sales</ButtonLink>,
  },
  parameters: { bleed: true },
  render: (props) => (
    <>
      <SiteHeader {...props} />
      <main>
        {props.overlay && (
          <Hero
            headlines={[{ title: 'Air that carries nothing but pressure.' }]}
            media={<Picture {...heroImpeller} priority />}
          />
        )}
        <Section id="specifications">
          <p>Flow rate 40 to 150 m³/min at 0.6 to 1.0 bar.</p>
        </Section>
        <Section tone="subtle">
          <p>Ambient -10 to 40 °C, humidity at most 95% non-condensing.</p>
        </Section>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { path: '/rmx-series' } };

/** Transparent over a hero, solid with a shadow once the page is scrolled more than 10 px. */
export const Overlay: Story = {
  args: { overlay: true },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    const first = within(canvasElement).getByRole('heading', { level: 1 });
    const place = first.getBoundingClientRect().top;
    await expect(header).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    // A high window has less to scroll.
    await expect(first.getBoundingClientRect().top).toBe(place - window.scrollY);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
  },
};

/** Opens the menu of an entry, as a press does: in the bar, or on a narrow window in the drawer. */
const opens =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    let toggle = canvas.queryByRole('button', { name: `${name} menu` });
    if (!toggle) {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
      toggle = await within(drawer).findByRole('button', { name });
    }
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  };

/** The mega menu: groups of links, with a picture each where the links have one, and a featured page. */
export const MegaMenuOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { items: picturedNavigation },
  play: opens('Products'),
};

/** Below 1024 px the same links are a section of the drawer. */
export const MegaMenuOnPhone: Story = {
  ...MegaMenuOpen,
  globals: { viewport: { value: 'phone' } },
};

/** A dropdown: one column of links. */
export const DropdownOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: opens('About Us'),
};

/** Opening a menu closes the search, and opening the search closes the menu. */
export const Search: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { overlay: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Search' });
    const menu = canvas.getByRole('button', { name: 'Products menu' });
    await userEvent.click(button);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.hover(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.type(canvas.getByRole('combobox'), 'turbo');
  },
};

/** Small text controls in the bar, shown from 1024 px. */
export const WideActions: Story = { args: { wideActions: <UnitSwitch tone="quiet" /> } };

/** A phone has room for the brand, one button with text and the menu. */
export const NarrowActions: Story = {
  args: {
    actions: (
      <ButtonLink href="/quote" size="small">
        Request a quote
      </ButtonLink>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('banner');
    await expect(within(header).getByRole('link', { name: 'Request a quote' })).toBeVisible();
    await expect(within(header).queryByRole('button', { name: /search/i })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const one of header.querySelectorAll('a, button')) {
      const { right } = one.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

export const Light: Story = { args: { ground: 'light' } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
