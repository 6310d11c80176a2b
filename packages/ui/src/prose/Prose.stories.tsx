import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './index.ts';

const meta = {
  title: 'Type/Prose',
  tags: ['0.1.0'],
  component: Prose,
  args: {
    children: (
      <>
        <p>
          An air-foil bearing carries the shaft on the air that it drags along. Contact happens{' '}
          <strong>only at start and stop</strong>; what the coating does there decides{' '}
          <a href="#bearing">the life of the machine</a>.
        </p>
        <h2>What is measured</h2>
        <p>The test stand counts on/off cycles. It stops for one of three reasons:</p>
        <ul>
          <li>the torque at start rises,</li>
          <li>the shaft moves further than its clearance,</li>
          <li>
            the counter reaches its end:
            <ol>
              <li>100,000 cycles for the air-foil bearing,</li>
              <li>150,000 for NSTB+.</li>
            </ol>
          </li>
        </ul>
        <h3>Reading the controller</h3>
        <p>
          The counter <code>starts</code> is two registers wide, high word first. Over Modbus TCP:
        </p>
        <pre tabIndex={0}>
          <code>
            {'high, low = read_holding_registers(starts, count=2)\nreturn high * 65536 + low'}
          </code>
        </pre>
        <blockquote>
          <p>In between, the shaft rides on air.</p>
        </blockquote>
        <p>So wear is counted in starts, not in hours.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
