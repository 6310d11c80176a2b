import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './index.ts';

const meta = {
  title: 'Lists/Steps',
  tags: ['0.1.0'],
  component: Steps,
  args: {
    headingLevel: 2,
    items: [
      { title: 'Site inspection', text: 'Foundation, air supply and power are checked.' },
      {
        title: 'Installation check',
        text: 'Piping, valves and cables against the drawing.',
      },
      { title: 'First start', text: 'Rotation, vibration and temperature at low speed.' },
      {
        title: 'Performance test',
        text: 'Flow, pressure and power at the duty point, verified to ±1%.',
      },
      { title: 'Handover', text: 'Operators are trained and the report is signed.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const Three: Story = {
  args: {
    items: [
      { title: 'Tell us the duty point', text: 'Flow and pressure at your site.' },
      { title: 'Compare the models', text: 'Power, noise and dimensions side by side.' },
      { title: 'Request a datasheet', text: 'With the curve of your machine.' },
    ],
  },
};

export const TitlesAlone: Story = {
  args: { items: [{ title: 'Inspect' }, { title: 'Install' }, { title: 'Start' }] },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
