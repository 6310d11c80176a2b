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
import { TabbedForm, TabbedFormFields, type TabbedFormProps } from './index.ts';

const meta = {
  title: 'Forms/TabbedForm',
  tags: ['0.2.0'],
  component: TabbedForm,
  args: {
    label: 'What is it about?',
    action: '/contact',
    options: [
      { value: 'general', label: 'General Inquiry', href: '?tab=general' },
      {
        value: 'support',
        label: 'Technical Support',
        href: '?tab=support',
        submit: 'Send Support Request',
      },
      { value: 'partnership', label: 'Partnership', href: '?tab=partnership' },
    ],
    messages: {
      name: 'Please enter your name.',
      email: {
        missing: 'Please enter your email address.',
        invalid: 'Please enter a valid email address, like name@example.com.',
      },
      message: 'Please enter your message.',
      issue: 'Please describe your issue.',
      interest: 'Please choose your interest.',
      consent: 'Please agree to the Privacy Policy.',
    },
    onSubmit: fn<NonNullable<TabbedFormProps['onSubmit']>>(async () => ({
      ok: true,
      title: 'Thank You',
      message: 'Your message has been received. Reference 2026-0417.',
    })),
    onValueChange: fn(),
    children: (
      <>
        <Grid columns="two" gap="l">
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <TextField name="email" label="Email" type="email" autoComplete="email" required />
        </Grid>
        <TabbedFormFields of={['general', 'partnership']}>
          <TextArea name="message" label="Message" rows={4} required />
        </TabbedFormFields>
        <TabbedFormFields of="support">
          <TextArea name="issue" label="Describe Your Issue" rows={4} required />
          <FileField
            name="files"
            label="Supporting files"
            hint="PNG, JPG, PDF up to 10MB"
            accept=".png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf"
            multiple
          />
        </TabbedFormFields>
        <TabbedFormFields of="partnership">
          <Select
            name="interest"
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
          name="consent"
          label="I agree to the {privacy}"
          documents={{ privacy: { name: 'Privacy Policy', href: '/privacy' } }}
        />
      </>
    ),
  },
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
  args: { defaultValue: 'support', defaultValues: { name: 'Operator' } },
};

/** Shared fields and those of one tab keep their values when the visitor switches tabs and returns. */
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

/** Nothing is sent; the error summary takes focus and links to the fields of the selected tab. */
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
      'Please enter a valid email address, like name@example.com.',
      'Please enter your message.',
      'Please choose your interest.',
      'Please agree to the Privacy Policy.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /interest/ }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The confirmation replaces the form for `confirmationTime`. */
export const Confirmed: Story = {
  args: { confirmationTime: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

/** When a control elsewhere on the page selects a tab, the first field takes focus. */
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
