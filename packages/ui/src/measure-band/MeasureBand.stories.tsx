import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasureBand } from './index.ts';

const meta = {
  title: 'Figures/MeasureBand',
  tags: ['0.1.0'],
  component: MeasureBand,
  args: {
    items: [
      { value: '30–40', unit: '%', label: 'Energy savings' },
      { value: '< 45', unit: 'dB', label: 'Noise' },
      { value: '99.9', unit: '%', label: 'Uptime' },
      { value: '2–3', unit: 'years', label: 'Return on investment' },
    ],
  },
} satisfies Meta<typeof MeasureBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Text instead of figures, and labels with two lines. */
export const Words: Story = {
  args: {
    items: [
      { value: '24/7', label: 'Technical support' },
      { value: '98', unit: '%', label: 'First-call resolution' },
      { value: '4', unit: 'h', label: 'Average time until a technician is on site' },
      { value: 'Global', label: 'Service network' },
    ],
  },
};

/** The source of each figure. */
export const Descriptions: Story = {
  args: {
    items: [
      { value: '38', unit: '%', label: 'Manufacturing', text: 'Automotive plant, Detroit' },
      { value: '42', unit: '%', label: 'Wastewater', text: 'Municipal plant, Berlin' },
      { value: '31', unit: '%', label: 'Commercial HVAC', text: 'High-rise, Dubai' },
      { value: '15+', unit: 'years', label: 'Lifespan', text: 'Bearings without oil' },
    ],
  },
};

/** Times, with the severity of each as its label. */
export const Severities: Story = {
  args: {
    size: 'large',
    items: [
      { value: '1', unit: 'hour', label: 'Critical', severity: 'critical', text: 'System failure' },
      { value: '24', unit: 'hours', label: 'Low', severity: 'low', text: 'General inquiries' },
    ],
  },
};

/** A single figure. */
export const One: Story = {
  args: { items: [{ value: '40–100', unit: '%', label: 'Turn-down by speed alone' }] },
};

/** Large figures, at the end of a section. */
export const Large: Story = { args: { size: 'large' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
