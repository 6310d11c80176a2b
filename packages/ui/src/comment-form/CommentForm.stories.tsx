import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CommentForm, type CommentFormProps } from './index.ts';

const confirmation = 'Your comment has been submitted and is awaiting moderation.';
const typed = {
  name: 'Operator, aeration',
  email: 'operator@plant.example',
  message: 'How much of the range is left with the inlet filter at its limit?',
};

/** A server that always gives the same response. */
const answering = (answer: () => ReturnType<Submit>) => fn(answer) as Submit;
type Submit = NonNullable<CommentFormProps['onSubmit']>;

const meta = {
  title: 'Blog/CommentForm',
  tags: ['0.1.0'],
  component: CommentForm,
  args: {
    action: '/comments',
    hiddenFields: { blog_id: '1' },
    onSubmit: answering(async () => ({ ok: true, message: confirmation })),
  },
} satisfies Meta<typeof CommentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), typed.name);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), typed.email);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), typed.message);
  await userEvent.click(canvas.getByRole('button'));
}

export const Default: Story = {};

export const Playground: Story = { args: { defaultValues: typed, headingLevel: 2 } };

/** The confirmation replaces the form and takes focus. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent(confirmation);
  },
};

/** Nothing is sent; the summary takes focus and links to the fields. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'plant@');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const NetworkFailure: Story = {
  args: { onSubmit: answering(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while submitting your comment',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(typed.name);
  },
};

/** The response page of a form submitted without JavaScript. */
export const RefusedByServer: Story = {
  args: {
    defaultValues: { ...typed, email: 'plant@' },
    defaultResult: {
      ok: false,
      message: 'Please correct the marked fields.',
      fields: { email: 'Please enter a valid email address, like name@example.com.' },
    },
  },
};

export const AcceptedByServer: Story = {
  args: { defaultResult: { ok: true, message: confirmation } },
};

export const Narrow: Story = {
  ...RefusedByServer,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...RefusedByServer, globals: { ground: 'dark' } };
