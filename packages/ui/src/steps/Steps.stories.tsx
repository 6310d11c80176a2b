import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './index.ts';

const meta = {
  title: 'Content/Steps',
  component: Steps,
  args: {
    headingLevel: 2,
    steps: [
      { title: 'Site inspection', description: 'Foundation, air supply and power are checked.' },
      {
        title: 'Installation check',
        description: 'Piping, valves and cables against the drawing.',
      },
      { title: 'First start', description: 'Rotation, vibration and temperature at low speed.' },
      {
        title: 'Performance test',
        description: 'Flow, pressure and power at the duty point, verified to ±1%.',
      },
      { title: 'Handover', description: 'Operators are trained, the report is signed.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const Three: Story = {
  args: {
    steps: [
      { title: 'Tell us the duty point', description: 'Flow and pressure at your site.' },
      { title: 'Compare the models', description: 'Power, noise and dimensions side by side.' },
      { title: 'Request a datasheet', description: 'With the curve of your machine.' },
    ],
  },
};

export const TitlesAlone: Story = {
  args: { steps: [{ title: 'Inspect' }, { title: 'Install' }, { title: 'Start' }] },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
