import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnitsProvider } from '../units/index.ts';
import { UnitSwitch } from './index.ts';

const meta = {
  title: 'Actions/UnitSwitch',
  tags: ['0.2.0'],
  component: UnitSwitch,
  decorators: [
    (Story) => (
      <UnitsProvider>
        <Story />
      </UnitsProvider>
    ),
  ],
} satisfies Meta<typeof UnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { metric: 'SI' } } };

/** Each system has a URL, so the choice can be shared and needs no JavaScript. */
export const Links: Story = {
  args: { hrefs: { metric: '#units=metric', us: '#units=us' } },
};

/** Small and without a frame, for a header. */
export const Quiet: Story = { args: { tone: 'quiet' }, globals: { ground: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
