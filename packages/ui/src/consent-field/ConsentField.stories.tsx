import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsentField } from './index.ts';

const meta = {
  title: 'Forms/ConsentField',
  tags: ['0.2.0'],
  component: ConsentField,
  args: {
    name: 'consent',
    label: 'I agree to the {privacy} and {terms}',
    documents: {
      privacy: { name: 'Privacy Policy', href: '/privacy' },
      terms: { name: 'Terms of Service', href: '/terms' },
    },
    note: 'Your information is used only to respond to you.',
  },
} satisfies Meta<typeof ConsentField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on a link opens the document and does not tick the checkbox. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', {
      name: 'I agree to the Privacy Policy and Terms of Service',
    });
    await expect(box).toBeRequired();
    await userEvent.click(canvas.getByText(/I agree to the/));
    await expect(box).toBeChecked();
    const link = canvas.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(box).toBeChecked();
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const Invalid: Story = {
  args: { error: 'Please agree to the Privacy Policy and Terms of Service.' },
};

export const Narrow: Story = { args: Invalid.args, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: Invalid.args, globals: { ground: 'dark' } };
