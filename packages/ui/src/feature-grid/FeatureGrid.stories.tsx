import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, ChartLine, DropletOff, Gauge } from 'lucide';
import { FeatureGrid } from './index.ts';

const meta = {
  title: 'Lists/FeatureGrid',
  tags: ['0.1.0'],
  component: FeatureGrid,
  args: {
    headingLevel: 2,
    items: [
      { icon: Gauge, title: 'Energy Efficiency', text: '30–40% savings, verified to ±1%.' },
      {
        icon: Activity,
        title: 'Low Noise',
        text: 'No gearbox, no pulsation, no acoustic room.',
      },
      {
        icon: ChartLine,
        title: 'Smart IoT',
        text: 'Every bearing temperature and kilowatt, live, over Modbus RTU or TCP.',
      },
      {
        icon: DropletOff,
        title: 'Oil-Free',
        text: 'Nothing to leak, filter or change, from the first hour.',
      },
    ],
  },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 'three' } };

export const TwoColumns: Story = { args: { columns: 'two' } };

export const WithoutIcons: Story = {
  args: {
    items: [
      { title: 'Precision', text: 'Balance G2.5, speed control ±0.1%.' },
      { title: 'Endurance', text: '100,000+ on/off cycles on one bearing.' },
      { title: 'Range', text: '40–100% turn-down by speed alone.' },
    ],
    columns: 'three',
  },
};

/** Figures instead of icons; a figure that varies is replaced by words. */
export const Figures: Story = {
  args: {
    items: [
      {
        figure: '4',
        unit: 'hours',
        title: 'Basic Operator Training',
        text: 'Start and stop, modes, alarms and filters.',
      },
      {
        figure: '8',
        unit: 'hours',
        title: 'Advanced Maintenance Training',
        text: 'Inspection, sensors, cooling path and diagnosis.',
      },
      {
        figure: 'On request',
        title: 'Customized',
        text: 'Your machines, your shifts, your questions.',
      },
    ],
    columns: 'three',
  },
};

/** Each item has a link. */
export const Links: Story = {
  args: {
    items: [
      {
        title: 'Product Manuals',
        text: 'Installation, operation and maintenance of every series.',
        link: { name: 'Open manuals', href: '#manuals' },
      },
      {
        title: 'Troubleshooting',
        text: 'From the message on the screen to what to check first.',
        link: { name: 'Find the cause', href: '#troubleshooting' },
      },
    ],
    columns: 'two',
  },
};

/** Each in a line of its own. */
export const Rows: Story = { args: { ...Links.args, columns: 'rows' } };

export const NarrowRows: Story = { ...Rows, globals: { viewport: { value: 'narrow' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
