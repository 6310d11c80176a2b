import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileField, type FileFieldProps } from '../../src/index.ts';

const field = (name: string, props: Partial<FileFieldProps> = {}) => (
  <FileField key={name} name={name} label={name} labels={{ optional: '' }} multiple {...props} />
);

interface Named {
  name: string;
  size?: number;
  type?: string;
}

const transferOf = (files: readonly Named[]) => {
  const transfer = new DataTransfer();
  for (const { name, size = 1, type = 'text/plain' } of files)
    transfer.items.add(new File(['x'.repeat(size)], name, { type, lastModified: 1 }));
  return transfer;
};

const choose = (input: Element, files: readonly Named[]) => {
  (input as HTMLInputElement).files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Whether the page refuses a drag of files over an element. */
const isRefused = (element: Element) => {
  const event = new DragEvent('dragover', {
    bubbles: true,
    cancelable: true,
    composed: true,
    dataTransfer: transferOf([{ name: 'a.txt' }]),
  });
  return !element.dispatchEvent(event);
};

test('fields refuse stray drops, and leave each other and others theirs', async () => {
  const accept = vi.fn((event: Event) => event.preventDefault());
  const screen = await render(
    <>
      {field('One')}
      {field('Two')}
      {field('Off', { disabled: true })}
      <input type="file" aria-label="Plain" />
      <p>Text</p>
    </>,
  );
  for (const name of ['One', 'Two', 'Plain'])
    expect(isRefused(screen.getByLabelText(name).element()), name).toBe(false);
  expect(isRefused(screen.getByLabelText('Off').element())).toBe(true);
  expect(isRefused(screen.getByText('Text').element())).toBe(true);
  const effects: (string | undefined)[] = [];
  const own = (event: DragEvent) => {
    accept(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const look = (event: DragEvent) => effects.push(event.dataTransfer?.dropEffect);
  document.addEventListener('dragover', own);
  window.addEventListener('dragover', look);
  isRefused(screen.getByText('Text').element());
  expect(accept).toHaveBeenCalledOnce();
  document.removeEventListener('dragover', own);
  window.removeEventListener('dragover', look);
  const root = screen.container.appendChild(document.createElement('div'));
  const inside = root.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
  inside.type = 'file';
  expect(isRefused(inside)).toBe(false);
});

test.each(['*/*', '*', ' ', ',', 'image/*, */*', '.TXT', 'TEXT/PLAIN', 'text/*'])(
  'accept="%s" accepts a text',
  async (accept) => {
    const screen = await render(field('One', { accept }));
    choose(screen.getByLabelText('One').element(), [{ name: 'a.txt' }]);
    await expect.element(screen.getByRole('button', { name: 'Remove a.txt' })).toBeVisible();
  },
);

test('files of one name have keys of their own', async () => {
  const screen = await render(field('One', { maxSize: 2 }));
  const input = screen.getByLabelText('One').element();
  choose(input, [{ name: 'a.txt' }, { name: 'a.txt', size: 2 }, { name: 'b.txt', size: 3 }]);
  await expect
    .poll(() => screen.getByRole('button', { name: /^Remove/ }).elements())
    .toHaveLength(2);
  choose(input, [
    { name: 'b.txt', size: 3 },
    { name: 'b.txt', size: 4 },
    { name: 'b.txt', size: 0 },
  ]);
  await expect.poll(() => screen.getByRole('alert').element().childElementCount).toBe(2);
});

test('a disabled field keeps its files', async () => {
  const screen = await render(field('One'));
  choose(screen.getByLabelText('One').element(), [{ name: 'a.txt' }]);
  const remove = screen.getByRole('button', { name: 'Remove a.txt' });
  await expect.element(remove).toBeEnabled();
  await screen.rerender(field('One', { disabled: true }));
  await expect.element(remove).toBeDisabled();
});
