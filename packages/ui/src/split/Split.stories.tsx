import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing } from '../../test/pictures.ts';
import { Figure } from '../figure/index.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { Section } from '../section/index.ts';
import { Split } from './index.ts';

const meta = {
  title: 'Sections/Split',
  tags: ['0.1.0'],
  component: Split,
  args: {
    title: 'Advanced Technology',
    text: 'A shaft that touches nothing has nothing to wear.',
    items: [
      { title: 'Air-foil bearing', text: '100,000+ on/off cycles, no oil.' },
      { title: 'PMSM motor', text: 'IE5, up to 96% efficiency, on the same shaft.' },
      { title: 'Impeller', text: 'Al7075-T6, balanced to G2.5.' },
    ],
    media: (
      <Figure number={2} caption="Air-foil bearing, section">
        <Picture {...bearing} />
      </Figure>
    ),
    actions: (
      <Link href="/technologies" tone="standalone">
        Explore Technologies
      </Link>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'start' } };

export const WithoutPoints: Story = { args: { items: undefined } };

/** The picture runs to the edges of the section. */
export const Plate: Story = {
  args: { bleed: true },
  render: (props) => (
    <Section space="none" tone="subtle">
      <Split {...props} />
    </Section>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
