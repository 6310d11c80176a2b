import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { BackToTop } from './index.ts';

const meta = {
  title: 'Shell/BackToTop',
  tags: ['0.1.0'],
  component: BackToTop,
  parameters: { bleed: true },
  render: (props) => (
    <>
      {['Overview', 'Specifications', 'Models'].map((name) => (
        <Section key={name} tall>
          <Heading level={2}>{name}</Heading>
        </Section>
      ))}
      <BackToTop {...props} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible once the first screen has scrolled out of view, hidden on the way back. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByTitle('Back to top');
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: window.innerHeight + 10, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', '#top');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link).not.toBeVisible());
  },
};

/** After the first screen. On phones it hides while scrolling down, and is back on the way up. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByTitle('Back to top');
    await waitFor(() => {
      window.scrollTo({ top: window.innerHeight + 200, behavior: 'instant' });
      return expect(link).toHaveAttribute('data-state', 'shown');
    });
    window.scrollTo({ top: window.innerHeight + 100, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const Playground: Story = {};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: Shown.play,
};

export const Dark: Story = { globals: { ground: 'dark' }, play: Shown.play };
