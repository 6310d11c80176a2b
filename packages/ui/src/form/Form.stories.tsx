import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { impeller } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Picture } from '../picture/index.ts';
import { Select } from '../select/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormProps, type FormResult } from './index.ts';

const accepted: FormResult = {
  ok: true,
  title: 'Thank You',
  message: 'Your message has been received. Reference 2026-0417.',
};

/** A server that always gives the same response. */
const answering = (answer: () => Promise<FormResult>) =>
  fn(answer) as NonNullable<FormProps['onSubmit']>;

const meta = {
  title: 'Forms/Form',
  tags: ['0.2.0'],
  component: Form,
  args: {
    title: 'Send a message',
    text: 'An engineer reads it.',
    action: '/contact',
    messages: {
      name: 'Please enter your name.',
      email: {
        missing: 'Please enter your email address.',
        invalid: 'Please enter a valid email address, like name@example.com.',
      },
      message: 'Please enter your message.',
    },
    onSubmit: answering(async () => accepted),
    children: (
      <>
        <Grid columns="two" gap="l">
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <TextField name="email" label="Email" type="email" autoComplete="email" required />
        </Grid>
        <Select
          name="series"
          label="Series"
          placeholder="Any"
          options={[
            { value: 'max', label: 'MAX' },
            { value: 'rmx', label: 'RMX' },
          ]}
        />
        <TextArea name="message" label="Message" rows={4} required />
        <SubmitButton>Send Message</SubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const textbox = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));

async function fillIn(canvas: Canvas) {
  await userEvent.type(textbox(canvas, 'Full Name'), 'Operator');
  await userEvent.type(textbox(canvas, 'Email'), 'operator@plant.example');
  await userEvent.type(textbox(canvas, 'Message'), 'How much air is left?');
  await send(canvas);
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: 'Send a message' });
    await expect(form).toBeVisible();
  },
};

export const Playground: Story = {
  args: { defaultValues: { name: 'Operator', series: 'rmx' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('rmx');
  },
};

/** Nothing is sent; the summary takes focus and links to the fields. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(textbox(canvas, 'Full Name'), '   ');
    await userEvent.type(textbox(canvas, 'Email'), 'plant@');
    await send(canvas);
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your name.',
      'Please enter a valid email address, like name@example.com.',
      'Please enter your message.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /valid email/ }));
    await expect(textbox(canvas, 'Email')).toHaveFocus();
    await expect(textbox(canvas, 'Email')).toHaveValue('plant@');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The confirmation replaces the form permanently. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reference 2026-0417');
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With a picture, the confirmation that replaces the form is a panel on dark ground. */
export const SuccessWithFigure: Story = {
  args: { figure: <Picture {...impeller} alt="" ratio="1:1" /> },
  play: Success.play,
};

/** The button in the confirmation shows an empty form below it. */
export const ComesBack: Story = {
  args: { confirmationTime: 600_000, defaultValues: { series: 'rmx' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Another Message' }));
    await expect(textbox(canvas, 'Full Name')).toHaveFocus();
    await expect(textbox(canvas, 'Full Name')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank You');
  },
};

export const Uploading: Story = {
  args: {
    onSubmit: (_data, { onProgress }) => {
      onProgress(0.42);
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

/** The server rejects the form: its message is above the form, which keeps the visitor's input. */
export const Refused: Story = {
  args: {
    onSubmit: answering(async () => ({
      ok: false,
      message: 'Please correct the marked fields.',
      fields: { message: 'Please enter your message.', email: 'This address does not exist.' },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent('does not exist');
    await expect(textbox(canvas, 'Email')).toHaveAccessibleDescription(
      'This address does not exist.',
    );
    await expect(textbox(canvas, 'Message')).toHaveValue('How much air is left?');
  },
};

export const NetworkFailure: Story = {
  args: { onSubmit: answering(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be sent');
    await expect(textbox(canvas, 'Full Name')).toHaveValue('Operator');
  },
};

/** The response page of a form sent without JavaScript. */
export const RefusedByServer: Story = {
  args: {
    defaultValues: { name: 'Operator', email: 'plant@' },
    defaultResult: {
      ok: false,
      message: 'Please correct the marked fields.',
      fields: { email: 'Please enter a valid email address, like name@example.com.' },
    },
  },
};

export const Narrow: Story = { ...RefusedByServer, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...RefusedByServer, globals: { ground: 'dark' } };
