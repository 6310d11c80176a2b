import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Feedback/Alert',
  tags: ['0.1.0'],
  component: Alert,
  args: {
    title: 'Your message is on its way',
    children: 'We answer on working days, within 24 hours.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'success' } };

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert title="Planned maintenance">
        Preventive maintenance should be scheduled at least 30 days ahead.
      </Alert>
      <Alert tone="success" title="Your message is on its way">
        We answer on working days, within 24 hours.
      </Alert>
      <Alert tone="error" title="The comment was not sent">
        The server did not answer. Nothing you typed is lost: try again in a minute.
      </Alert>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The comment was not sent');
  },
};

export const TitleAlone: Story = { args: { tone: 'success', children: undefined } };

/** For a lasting problem that matters while people work further down, such as text that is not being saved. */
export const Sticky: Story = {
  args: { tone: 'error', sticky: true, title: 'Your changes are not being saved' },
  render: (args) => (
    <Stack>
      <Alert {...args}>The server cannot be reached.</Alert>
      <TextArea name="text" label="Text" rows={40} />
      <TextField name="tags" label="Tags" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByLabelText(/^Tags/).scrollIntoView({ block: 'end' });
    const { top } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};

export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Tones, globals: { ground: 'dark' } };
