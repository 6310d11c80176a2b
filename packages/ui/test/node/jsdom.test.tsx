// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { stories } from '../stories.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each(stories)('%s mounts and unmounts in jsdom', async (_name, Story) => {
  const container = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  await act(async () => root.render(<Story />));
  await act(async () => root.unmount());
  container.remove();
  expect(errors).toEqual([]);
});
