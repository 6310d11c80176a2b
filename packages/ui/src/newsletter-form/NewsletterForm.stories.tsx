import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormResult } from '../form/index.ts';
import { NewsletterForm, type NewsletterFormProps } from './index.ts';

const confirmation =
  'Please open the link in the email we have sent you to confirm your subscription.';

/** Stub of a server that always gives the same response. */
const answering = (answer: () => Promise<FormResult>) =>
  fn(answer) as NonNullable<NewsletterFormProps['onSubmit']>;

const meta = {
  title: 'Forms/NewsletterForm',
  tags: ['0.2.0'],
  component: NewsletterForm,
  args: {
    action: '/newsletter',
    onSubmit: answering(async () => ({ ok: true, message: confirmation })),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Work email' });

async function subscribe(canvasElement: HTMLElement, address: string) {
  if (address) await userEvent.type(field(canvasElement), address);
  await userEvent.click(within(canvasElement).getByRole('button'));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(/to confirm your address/);
  },
};

export const Playground: Story = { args: { defaultValues: { email: 'operator@plant.example' } } };

/** The confirmation replaces the form and receives focus. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement, 'operator@plant.example');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(confirmation);
  },
};

/** The address is kept, and focus returns to the field. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await subscribe(canvasElement, 'operator@');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription(/enter a valid email address/);
    await expect(field(canvasElement)).toHaveValue('operator@');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An error that does not concern the address. */
export const Refused: Story = {
  args: {
    onSubmit: answering(async () => ({
      ok: false,
      message: 'Too many requests from your network. Please try again later.',
    })),
  },
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement, 'operator@plant.example');
    await expect(await within(canvasElement).findByRole('alert')).toHaveFocus();
    await expect(field(canvasElement)).toBeValid();
    await expect(field(canvasElement)).toHaveValue('operator@plant.example');
  },
};

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
