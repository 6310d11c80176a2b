import { Fragment, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { choose, file } from '../../test/files.ts';
import { admit } from './admit.ts';
import { fileSize } from './fileSize.ts';
import { FileField, type FileFieldProps } from './index.ts';

const drag = (type: string) => (root: HTMLElement) =>
  void root.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true }));
const dragging = (root: HTMLElement) => root.parentElement?.dataset.state === 'dragging';

describe('FileField', () =>
  conformance(<FileField label="Files" name="files" />, {
    interactive: {
      onChange: {
        send: (root) => choose(root as HTMLInputElement, file('a.png')),
        acted: () => document.body.textContent.includes('a.png'),
      },
      onDragEnter: { send: drag('dragenter'), acted: (root) => dragging(root) },
      onDragLeave: {
        send: (root) => {
          drag('dragenter')(root);
          drag('dragleave')(root);
        },
        acted: (root) => !dragging(root),
      },
      onDrop: {
        send: (root) => {
          drag('dragenter')(root);
          drag('drop')(root);
        },
        acted: (root) => !dragging(root),
      },
    },
  }));

const show = async (props: Partial<FileFieldProps> = {}) => {
  const form = (more: Partial<FileFieldProps>) => (
    <form aria-label="Form">
      <FileField label="Files" name="files" multiple required {...props} {...more} />
    </form>
  );
  const screen = await render(form({}));
  const input = screen.getByLabelText('Files').element() as HTMLInputElement;
  const sent = () =>
    new FormData(screen.getByRole('form').element() as HTMLFormElement)
      .getAll('files')
      .map((one) => (one as File).name);
  return { screen, input, sent, update: (more: typeof props) => screen.rerender(form(more)) };
};

test('the form submits all files, and keeps them when the field shows an error', async () => {
  const { input, sent, update, screen } = await show();
  choose(input, file('a.png'));
  choose(input, file('b.png'));
  expect(sent()).toEqual(['a.png', 'b.png']);
  await update({ error: 'Failed' });
  await expect.element(screen.getByText('Failed')).toBeVisible();
  expect(sent()).toEqual(['a.png', 'b.png']);
});

test('ignores duplicates, and keeps the files when the dialog is cancelled', async () => {
  const { input, sent } = await show();
  choose(input, file('a.png'));
  choose(input, file('a.png'));
  choose(input);
  expect(sent()).toEqual(['a.png']);
});

test('without `multiple`, a new file replaces the old one unless it is rejected', async () => {
  const { input, sent } = await show({ multiple: false, accept: '.png' });
  choose(input, file('a.png'));
  choose(input, file('b.png'));
  expect(sent()).toEqual(['b.png']);
  choose(input, file('c.mp4'));
  expect(sent()).toEqual(['b.png']);
});

test('without `multiple`, the second of two files is rejected with a reason', async () => {
  const { input, sent, screen } = await show({ multiple: false });
  choose(input, file('a.png'), file('b.png'));
  expect(sent()).toEqual(['a.png']);
  await expect
    .element(screen.getByText('b.png is not attached: there can be one file.'))
    .toBeVisible();
});

describe.each([
  ['', Fragment],
  [' in StrictMode', StrictMode],
])('files chosen before hydration%s', (_name, Mode) => {
  const container = document.createElement('div');
  let root: Root;
  afterEach(() => {
    root.unmount();
    container.remove();
  });

  const hydrateAfterChoice = (...files: File[]) => {
    const field = (
      <Mode>
        <FileField label="Files" name="files" accept=".png" multiple />
      </Mode>
    );
    document.body.append(container);
    container.innerHTML = renderToString(field);
    choose(container.querySelector('input') as HTMLInputElement, ...files);
    root = hydrateRoot(container, field);
  };

  test('are attached', async () => {
    hydrateAfterChoice(file('early.png'));
    await expect.element(page.getByText('early.png', { exact: true })).toBeVisible();
  });

  test('are rejected with a reason', async () => {
    hydrateAfterChoice(file('early.png'), file('early.mp4'));
    await expect.element(page.getByText('early.png', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('alert').getByText(/^early.mp4 is not attached/))
      .toBeVisible();
  });
});

test('the browser does not open a file dropped outside the field', async () => {
  const { input } = await show();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('a.png'));
  const drop = (target: EventTarget) => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(drop(document.body)).toBe(true);
  expect(drop(input)).toBe(false);
});

test('a disabled field takes no files, and the browser does not open them', async () => {
  const screen = await render(
    <fieldset disabled>
      <FileField label="Files" name="files" />
    </fieldset>,
  );
  const input = screen.container.querySelector('input') as HTMLInputElement;
  drag('dragenter')(input);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('a.png'));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  input.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await screen.rerender(<FileField label="Files" name="files" disabled />);
  expect(dragging(input)).toBe(false);
});

test.each([
  ['.pdf', 'A.PDF', true],
  ['.pdf', 'a.pdf.exe', false],
  ['image/png', 'a.png', true],
  ['image/png', 'a.jpg', false],
  ['image/*', 'a.jpg', true],
  ['image/*, .pdf', 'a.mp4', false],
  ['image/*, .pdf', 'a.pdf', true],
  [undefined, 'a', true],
])('accept %s allows the file %s: %s', (accept, name, taken) => {
  const { files, refused } = admit([], [file(name)], { accept, maxSize: 1e6, maxFiles: 9 });
  expect(files.length).toBe(taken ? 1 : 0);
  expect(refused).toEqual(taken ? [] : [{ name, reason: 'wrongType' }]);
});

test('an empty file is rejected', () => {
  const rules = { accept: '.pdf', maxSize: 100, maxFiles: 2 };
  expect(admit([], [file('a.pdf', 0), file('b.pdf', 1)], rules)).toMatchObject({
    files: [{ name: 'b.pdf' }],
    refused: [{ name: 'a.pdf', reason: 'empty' }],
  });
});

test('maxSize and maxFiles are inclusive', () => {
  const rules = { accept: undefined, maxSize: 100, maxFiles: 2 };
  const { files, refused } = admit(
    [file('a', 100)],
    [file('b', 101), file('c', 100), file('d', 1)],
    rules,
  );
  expect(files.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(refused).toEqual([
    { name: 'b', reason: 'tooLarge' },
    { name: 'd', reason: 'tooMany' },
  ]);
});

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [10 * 1024 * 1024, '10 MB'],
  [2_516_583, '2.4 MB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text);
});
