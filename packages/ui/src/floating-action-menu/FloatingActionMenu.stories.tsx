import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, Download, Mail } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from '../back-to-top/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { Text } from '../text/index.ts';
import { FloatingActionMenu } from './index.ts';

const sections = ['Overview', 'Specifications'];

const meta = {
  title: 'Shell/FloatingActionMenu',
  tags: ['0.2.0'],
  component: FloatingActionMenu,
  argTypes: { items: { control: false } },
  args: {
    items: [
      { label: 'Downloads', icon: Download, href: '/downloads/catalog.zip', newTab: true },
      { label: 'Case Studies', icon: BookOpenText, href: '/case-studies' },
      { label: 'Contact Us', icon: Mail, onSelect: fn() },
    ],
  },
  parameters: { bleed: true },
  render: (props) => (
    <>
      <main>
        {sections.map((name) => (
          <Section key={name} tall>
            <Heading level={2}>{name}</Heading>
            <Text>Flow rate 40 to 150 m³/min at 0.6 to 1.0 bar, without a drop of oil.</Text>
          </Section>
        ))}
      </main>
      <SiteFooter
        brand="Brand"
        owner="Brand"
        columns={[{ name: 'Products', links: [{ name: 'Turbo blower', href: '/max-series' }] }]}
        statements={['ISO 9001:2015 Certified']}
        legal={['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Accessibility'].map(
          (name) => ({ name, href: '/privacy-policy' }),
        )}
      />
      <BackToTop />
      <FloatingActionMenu {...props} />
    </>
  ),
} satisfies Meta<typeof FloatingActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    root: canvas.getByRole('navigation', { name: 'Quick actions' }),
    toggle: () => canvas.getByRole('button', { name: 'Quick actions' }),
  };
};

/** A bar at the edge of the window: each label appears next to its icon. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Quick actions' })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Case Studies' });
    const word = canvas.getByText('Case Studies');
    await expect(getComputedStyle(word).opacity).toBe('0');
    canvas.getByRole('link', { name: /^Downloads/ }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(word).opacity).toBe('1'));
  },
};

export const Playground: Story = {};

/** Below 1024 px a round button shows the actions. */
export const Open: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas, toggle } = parts(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Case Studies' })).toBeNull();
    await userEvent.click(toggle());
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Case Studies' })).toBeVisible());
    const download = canvas.getByRole('link', { name: 'Downloads (opens in a new tab)' });
    await expect(download).toHaveAttribute('target', '_blank');
  },
};

/** An action, a press outside and Escape close it; Escape returns focus. */
export const Closing: Story = {
  globals: phone,
  play: async ({ args, canvasElement }) => {
    const { canvas, root, toggle } = parts(canvasElement);
    const open = async () => {
      await userEvent.click(toggle());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact Us' })).toBeVisible());
    };
    const closed = () => expect(root).toHaveAttribute('data-state', 'closed');
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Us' }));
    await expect(args.items[2]?.onSelect).toHaveBeenCalledOnce();
    await closed();
    await open();
    await userEvent.click(canvas.getByRole('heading', { name: 'Overview' }));
    await closed();
    await open();
    canvas.getByRole('button', { name: 'Contact Us' }).focus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(toggle()).toHaveFocus();
  },
};

/** Hidden while the page scrolls down. At its end it is back, below `BackToTop`, and nothing is covered. */
export const EndOfPage: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas, toggle } = parts(canvasElement);
    await waitFor(() => {
      window.scrollBy({ top: 20, behavior: 'instant' });
      return expect(canvas.queryByRole('button', { name: 'Quick actions' })).toBeNull();
    });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(toggle()).toBeVisible());
    const top = canvas.getByTitle('Back to top');
    await waitFor(() => expect(top).toBeVisible());
    const { top: upper } = top.getBoundingClientRect();
    const button = toggle().getBoundingClientRect();
    await expect(upper).toBeLessThan(button.top);
    const footer = within(canvas.getByRole('contentinfo'));
    for (const part of [...footer.getAllByRole('link'), ...footer.getAllByText(/©|ISO/)]) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const covered =
        right > button.left && left < button.right && bottom > upper && top < button.bottom;
      await expect(covered, part.textContent ?? '').toBe(false);
    }
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NarrowOpen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: Open.play,
};

export const Dark: Story = { globals: { ground: 'dark' } };
