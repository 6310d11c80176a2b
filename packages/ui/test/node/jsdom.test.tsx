// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { stories } from '../stories.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each(stories)(
  '%s mounts, hydrates and unmounts in jsdom without messages',
  async (_name, Story) => {
    const errors: unknown[] = [];
    const note = (...messages: unknown[]) => void errors.push(messages);
    const spies = (['error', 'warn'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(note),
    );
    const options = { onUncaughtError: note, onCaughtError: note, onRecoverableError: note };
    const tree = (
      <StrictMode>
        <Story />
      </StrictMode>
    );
    const inContainer = async (html: string, mount: (container: HTMLElement) => Root) => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      const root = await act(async () => mount(container));
      await act(async () => root.unmount());
      container.remove();
    };
    await inContainer('', (container) => {
      const root = createRoot(container, options);
      root.render(<Story />);
      return root;
    });
    const html = renderToString(tree);
    expect(html).not.toBe('');
    await inContainer(html, (container) => hydrateRoot(container, tree, options));
    for (const spy of spies) spy.mockRestore();
    expect(errors).toEqual([]);
  },
);
