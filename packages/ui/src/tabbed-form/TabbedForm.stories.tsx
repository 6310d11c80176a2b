import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choose, file } from '../../test/files.ts';
import { Button } from '../button/index.ts';
import { ConsentField } from '../consent-field/index.ts';
import { FileField } from '../file-field/index.ts';
import { Grid } from '../grid/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { type FormResult, TabbedForm, TabbedFormFields, type TabbedFormProps } from './index.ts';

const accepted: FormResult = {
  ok: true,
  title: 'Thank You',
  message: 'Your message has been received. Reference 2026-0417.',
};

/** A server that gives one answer. */
const answering = (answer: () => Promise<FormResult>) =>
  fn(answer) as NonNullable<TabbedFormProps['onSubmit']>;

const meta = {
  title: 'Forms/TabbedForm',
  component: TabbedForm,
  args: {
    label: 'What is it about?',
    action: '/contact',
    tabs: [
      { value: 'general', name: 'General Inquiry', href: '?tab=general' },
      {
        value: 'support',
        name: 'Technical Support',
        href: '?tab=support',
        submit: 'Send Support Request',
      },
      { value: 'partnership', name: 'Partnership', href: '?tab=partnership' },
    ],
    messages: {
      name: 'Please enter your name.',
      email: {
        missing: 'Please enter your email address.',
        invalid: 'Please enter a valid email address.',
      },
      message: 'Please enter your message.',
      issue: 'Please describe your issue.',
      interest: 'Please choose your interest.',
      consent: 'Please agree to the Privacy Policy.',
    },
    onSubmit: answering(async () => accepted),
    onValueChange: fn(),
    children: (field) => (
      <>
        <Grid columns="two" gap="l">
          <TextField {...field('name')} label="Full Name" autoComplete="name" required />
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
        </Grid>
        <TabbedFormFields of={['general', 'partnership']}>
          <TextArea {...field('message')} label="Message" rows={4} required />
        </TabbedFormFields>
        <TabbedFormFields of="support">
          <TextArea {...field('issue')} label="Describe Your Issue" rows={4} required />
          <FileField
            {...field('files')}
            label="Supporting files"
            hint="PNG, JPG, PDF up to 10MB"
            accept=".png,.jpg,.jpeg,.pdf"
            multiple
          />
        </TabbedFormFields>
        <TabbedFormFields of="partnership">
          <Select
            {...field('interest')}
            label="Partnership Interest"
            placeholder="Choose one"
            options={[
              { value: 'distributor', label: 'Distributor' },
              { value: 'oem', label: 'OEM' },
            ]}
            required
          />
        </TabbedFormFields>
        <ConsentField
          {...field('consent')}
          label="I agree to the {privacy}"
          documents={{ privacy: { name: 'Privacy Policy', href: '/privacy' } }}
        />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof TabbedForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const textbox = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });

async function fillIn(canvas: Canvas) {
  await userEvent.type(textbox(canvas, 'Full Name'), 'Operator');
  await userEvent.type(textbox(canvas, 'Email'), 'operator@plant.example');
  await userEvent.type(textbox(canvas, 'Message'), 'How much air is left?');
  await userEvent.click(canvas.getByRole('checkbox'));
}

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^Send (Message|Support)/ }));

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: 'support', initialValues: { name: 'Operator' } },
};

/** What all variants share, and what one has, is still there when one comes back. */
export const ChangeOfTab: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await userEvent.click(tab(canvas, 'Technical Support'));
    await expect(args.onValueChange).toHaveBeenCalledWith('support');
    await expect(textbox(canvas, 'Full Name')).toHaveValue('Operator');
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    choose(canvas.getByLabelText<HTMLInputElement>(/Supporting files/), file('alarm.png'));
    await userEvent.click(tab(canvas, 'Partnership'));
    await expect(textbox(canvas, 'Message')).toHaveValue('How much air is left?');
    await userEvent.click(tab(canvas, 'Technical Support'));
    await expect(canvas.getByText('alarm.png')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Nothing is sent; the summary takes focus and leads to the fields of this tab. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(textbox(canvas, 'Email'), 'plant@');
    await userEvent.click(tab(canvas, 'Partnership'));
    await send(canvas);
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your name.',
      'Please enter a valid email address.',
      'Please enter your message.',
      'Please choose your interest.',
      'Please agree to the Privacy Policy.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /interest/ }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The confirmation replaces the form and takes its focus; its button brings an empty form back. */
export const Success: Story = {
  args: { confirmationTime: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await send(canvas);
    const status = await canvas.findByRole('status');
    await expect(status).toHaveFocus();
    await expect(status).toHaveTextContent('Reference 2026-0417');
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Another Message' }));
    await expect(textbox(canvas, 'Full Name')).toHaveFocus();
    await expect(textbox(canvas, 'Full Name')).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank You');
  },
};

/** It stays so until the time is over. */
export const Confirmed: Story = {
  args: { confirmationTime: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('status')).toBeVisible();
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
    await send(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveFocus();
  },
};

/** The server refuses: its message stands above the form, which keeps what was typed. */
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
    await send(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent('does not exist');
    await expect(textbox(canvas, 'Message')).toHaveValue('How much air is left?');
  },
};

export const NetworkFailure: Story = {
  args: { onSubmit: answering(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be sent');
    await expect(textbox(canvas, 'Full Name')).toHaveValue('Operator');
  },
};

/** A link elsewhere on the page selects a tab: the first field takes focus. */
export const SwitchedFromOutside: Story = {
  render: function Page(props) {
    const [value, setValue] = useState('general');
    return (
      <Stack gap="l">
        <Button tone="quiet" onClick={() => setValue('partnership')}>
          Apply Now
        </Button>
        <TabbedForm {...props} value={value} onValueChange={setValue} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Now' }));
    await expect(tab(canvas, 'Partnership')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(textbox(canvas, 'Full Name')).toHaveFocus());
  },
};

export const Narrow: Story = {
  args: { defaultValue: 'support' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => send(within(canvasElement)),
};

export const Dark: Story = { globals: { ground: 'dark' }, play: Mistakes.play };
