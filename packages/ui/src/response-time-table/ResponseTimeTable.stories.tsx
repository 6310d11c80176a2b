import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResponseTimeTable } from './index.ts';

const meta = {
  title: 'Figures/ResponseTimeTable',
  tags: ['0.1.0'],
  component: ResponseTimeTable,
  args: {
    label: 'Response times',
    items: [
      { severity: 'critical', time: '1 hour', text: 'Complete system failure' },
      { severity: 'high', time: '4 hours', text: 'Major performance degradation' },
      { severity: 'medium', time: '8 hours', text: 'Minor performance issues' },
      { severity: 'low', time: '24 hours', text: 'General inquiries' },
    ],
  },
} satisfies Meta<typeof ResponseTimeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Response times' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Severity LevelResponse TimeDescription',
      'Critical1 hourComplete system failure',
      'High4 hoursMajor performance degradation',
      'Medium8 hoursMinor performance issues',
      'Low24 hoursGeneral inquiries',
    ]);
  },
};

export const Playground: Story = {
  args: { labels: { severity: 'Severity', critical: 'Standstill' } },
};

/** Times that do not depend on the severity, in the same columns. */
export const Others: Story = {
  args: {
    others: {
      label: 'Other times',
      items: [
        { name: 'Call to technical support', time: '< 30 min', text: 'Average' },
        { name: 'Emergency', time: '4 hours', text: 'Limit by contract, at any hour' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('rowheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      ...['Critical', 'High', 'Medium', 'Low'],
      ...['Other times', 'Call to technical support', 'Emergency'],
    ]);
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        severity: 'critical',
        time: '1 hour',
        text: 'Complete system failure: the blower has stopped and cannot be started, and no other machine takes over its flow.',
      },
      { severity: 'low', time: '24 hours', text: 'General inquiries' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
