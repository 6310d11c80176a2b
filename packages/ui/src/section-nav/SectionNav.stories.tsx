import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { navigation } from '../../test/navigation.ts';
import { BrandLink } from '../brand-link/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Hero } from '../hero/index.ts';
import { type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { Section } from '../section/index.ts';
import { SiteHeader } from '../site-header/index.ts';
import { Text } from '../text/index.ts';
import { SectionNav } from './index.ts';

const sections = [
  { name: 'Air Bearing', href: '#air-bearing' },
  { name: 'PMSM Motor', href: '#pmsm-motor' },
  { name: 'NSTB+ Bearing', href: '#nstb-plus' },
  { name: 'Impeller', href: '#impeller' },
  { name: 'Control System', href: '#control-system' },
  { name: 'Comparison', href: '#comparison' },
];

const contactSales = (
  <ButtonLink href="/contact" size="small">
    Contact Sales
  </ButtonLink>
);

/** Keeps links in the story's frame: Storybook opens them in its own window. */
function OwnWindowLink(props: LinkComponentProps) {
  return <a target="_self" {...props} />;
}

const meta = {
  title: 'Shell/SectionNav',
  tags: ['0.2.0'],
  component: SectionNav,
  argTypes: { items: { control: false } },
  args: { items: sections, label: 'Technologies' },
  parameters: { bleed: true },
  decorators: [
    (Story) => (
      <LinkProvider component={OwnWindowLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  render: (props) => (
    <>
      <SiteHeader brand={<BrandLink name="Brand" href="/" />} items={navigation} path="/" />
      <main>
        <Hero height="content" headlines={[{ title: 'Technologies' }]} />
        <SectionNav {...props} />
        {props.items.map(({ name, href }) => (
          <Section key={href} id={href.slice(href.indexOf('#') + 1)}>
            <Heading level={2}>{name}</Heading>
            <Text>Between start and stop the shaft rides on air.</Text>
            <Text>100,000+ cycles of start and stop, and 40–100% turn-down by speed alone.</Text>
          </Section>
        ))}
        <Section tone="subtle" space="none">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
            <Section key={row}>
              <Text>Content after the sections.</Text>
            </Section>
          ))}
        </Section>
      </main>
    </>
  ),
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { action: contactSales },
};

const bar = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Technologies' }));

const marked = (canvasElement: HTMLElement) =>
  bar(canvasElement)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

/** Distance in px between a section and the bar; scroll positions are whole pixels. */
const gap = (nav: Element, section: Element | null) =>
  Math.abs((section?.getBoundingClientRect().top ?? 0) - nav.getBoundingClientRect().bottom);

/** Stories share one window: starts each at the top, without a fragment in the URL. */
const fromTheTop = () => {
  history.replaceState(null, '', location.pathname + location.search);
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** The current tab follows the scroll position. */
export const ScrollSpy: Story = {
  args: { onValueChange: fn() },
  beforeEach: fromTheTop,
  play: async ({ args, canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Technologies' });
    await waitFor(() => expect(marked(canvasElement)).toEqual(['Air Bearing']));
    await expect(nav).not.toHaveAttribute('data-stuck');
    const impeller = canvasElement.querySelector('#impeller');
    impeller?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(marked(canvasElement)).toEqual(['Impeller']));
    await expect(nav).toHaveAttribute('data-stuck');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('#impeller'));
    await expect(gap(nav, impeller)).toBeLessThanOrEqual(1);
    window.scrollBy({ top: -20, behavior: 'instant' });
    await waitFor(() => expect(marked(canvasElement)).toEqual(['NSTB+ Bearing']));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(nav).not.toHaveAttribute('data-stuck'));
    await expect(marked(canvasElement)).toEqual(['Air Bearing']);
  },
};

/** A click scrolls to the section, sets the fragment of the URL, and marks the tab immediately. */
export const Click: Story = {
  beforeEach: fromTheTop,
  play: async ({ canvasElement }) => {
    const tab = bar(canvasElement).getByRole('link', { name: 'Control System' });
    await userEvent.click(tab);
    await expect(marked(canvasElement)).toEqual(['Control System']);
    await expect(location.hash).toBe('#control-system');
    const section = canvasElement.querySelector('#control-system');
    const nav = within(canvasElement).getByRole('navigation', { name: 'Technologies' });
    await waitFor(() => expect(gap(nav, section)).toBeLessThanOrEqual(1), { timeout: 3000 });
    await expect(marked(canvasElement)).toEqual(['Control System']);
  },
};

/** Tabs that switch views: the page sets the current one. */
export const Views: Story = {
  args: {
    label: 'MAX series',
    value: '?tab=specs#specs',
    items: [
      { name: 'Overview', href: '?tab=overview' },
      { name: 'Specifications', href: '?tab=specs#specs' },
      { name: 'Models', href: '?tab=models#models' },
      { name: 'Technology', href: '?tab=videos' },
    ],
    action: contactSales,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The current tab is scrolled into view. */
export const Narrow: Story = {
  args: { action: contactSales },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: fromTheTop,
  play: async ({ canvasElement }) => {
    const list = bar(canvasElement).getByRole('list');
    canvasElement.querySelector('#comparison')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(marked(canvasElement)).toEqual(['Comparison']));
    const tab = bar(canvasElement).getByRole('link', { name: 'Comparison' });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      ),
    );
  },
};

export const Dark: Story = { ...Playground, globals: { ground: 'dark' } };
