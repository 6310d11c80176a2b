// @vitest-environment jsdom
import '../../src/test-setup.ts';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Accordion, Dialog, MotionProvider, Popover, TextArea } from '../../src/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function show(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await act(async () => root.render(element));
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return { find, click: (selector: string) => act(async () => find(selector).click()) };
}

test('a dialog opens, takes the focus, closes on Escape, and returns the focus', async () => {
  const onOpenChange = vi.fn();
  const dialog = (open: boolean) => (
    <>
      <button type="button">Delete</button>
      <Dialog title="Delete it?" open={open} onOpenChange={onOpenChange} />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(dialog(false)));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => root.render(dialog(true)));
  const element = container.querySelector('dialog');
  expect(element?.open).toBe(true);
  expect(element?.contains(document.activeElement)).toBe(true);
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await act(async () => root.render(dialog(false)));
  expect(element?.open).toBe(false);
  expect(document.activeElement).toBe(button);
  await act(async () => root.unmount());
  container.remove();
});

test('a popover opens and closes', async () => {
  const { find, click } = await show(
    <Popover.Root>
      <Popover.Trigger>About</Popover.Trigger>
      <Popover.Panel label="About">Air</Popover.Panel>
    </Popover.Root>,
  );
  const panel = find('[role="dialog"]');
  await click('button');
  expect(panel.dataset.state).toBe('open');
  await click('button');
  expect(panel.dataset.state).toBe('closed');
});

test('an accordion opens, and a text area takes text', async () => {
  const { find, click } = await show(
    <MotionProvider>
      <Accordion.Root>
        <Accordion.Item value="one">
          <Accordion.Trigger>One</Accordion.Trigger>
          <Accordion.Panel>Answer</Accordion.Panel>
        </Accordion.Item>
      </Accordion.Root>
      <TextArea name="message" label="Message" defaultValue="Hello" />
    </MotionProvider>,
  );
  await click('button');
  await act(() => new Promise(requestAnimationFrame));
  expect(find('section').hidden).toBe(false);
  expect((find('textarea') as HTMLTextAreaElement).value).toBe('Hello');
});
