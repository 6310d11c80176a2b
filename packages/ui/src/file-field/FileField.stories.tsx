import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choose, file } from '../../test/files.ts';
import { FileField } from './index.ts';

const megabyte = 1024 * 1024;

const meta = {
  title: 'Forms/FileField',
  tags: ['0.2.0'],
  component: FileField,
  args: {
    label: 'Supporting files',
    name: 'files',
    hint: 'PNG, JPG, PDF up to 10MB',
    accept: '.png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf',
    multiple: true,
    maxFiles: 5,
    maxSize: 10 * megabyte,
    onFilesChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/Supporting files/);

export const Default: Story = {};

export const Playground: Story = { args: { required: true } };

/** Each selection adds to the list; the form submits all files. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    choose(field(canvasElement), file('nameplate.jpg', 2.4 * megabyte));
    choose(field(canvasElement), file('alarm-log.pdf', 340 * 1024), file('trend.png', 900));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Files attached: 3');
    await expect(field(canvasElement).files).toHaveLength(3);
    await expect(args.onFilesChange).toHaveBeenCalledTimes(2);
  },
};

/** Files that break a rule are rejected with the reason; the others are attached. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(
      field(canvasElement),
      file('nameplate.jpg', 2.4 * megabyte),
      file('film.mp4', megabyte),
      file('survey.pdf', 24 * megabyte),
      file('scan.pdf', 0),
    );
    const reasons = await canvas.findByRole('alert');
    await expect(reasons).toHaveTextContent('film.mp4 is not attached: files of this type');
    await expect(reasons).toHaveTextContent('survey.pdf is not attached: it is larger than 10 MB.');
    await expect(reasons).toHaveTextContent('scan.pdf is not attached: the file is empty.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(field(canvasElement), ...['1', '2', '3', '4', '5', '6'].map((n) => file(`${n}.png`)));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '6.png is not attached: there can be up to 5 files.',
    );
    await expect(field(canvasElement).files).toHaveLength(5);
  },
};

/** Every row of the keyboard table in the docs: focus moves to the next file, and finally to the field. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(field(canvasElement), file('nameplate.jpg'), file('trend.png'));
    const remove = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` });
    field(canvasElement).focus();
    await remove('nameplate.jpg');
    await userEvent.tab();
    await expect(await remove('nameplate.jpg')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await remove('trend.png')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(field(canvasElement).files).toHaveLength(0);
  },
};

export const Invalid: Story = {
  args: { error: 'Only PNG, JPG and PDF files can be attached.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    choose(
      field(canvasElement),
      file('Photograph_of_the_nameplate_and_the_inlet_filter_2026-11-04.jpg', 9.8 * megabyte),
      file('x'.repeat(60)),
    );
    await within(canvasElement).findByRole('alert');
  },
};

export const Dark: Story = { globals: { ground: 'dark' }, play: Refused.play };
