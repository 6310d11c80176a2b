import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { stories } from '../stories.ts';

/** React requires this before a test can use act(). */
const mayAct = (IS_REACT_ACT_ENVIRONMENT: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
mayAct(true);
afterAll(() => {
  mayAct(false);
});

/** The first of each component. In jsdom all hydrate, but jsdom lacks what some components measure with. */
const firsts = stories.filter(
  ([name], index) => name.split(' ')[0] !== stories[index - 1]?.[0].split(' ')[0],
);

test.each(firsts)('%s hydrates without console messages', async (_name, Story) => {
  const container = document.createElement('div');
  // Layout and painting take half of the time, and tests of stories have them.
  container.hidden = true;
  document.body.append(container);
  const tree = (
    <StrictMode>
      <Story />
    </StrictMode>
  );
  container.innerHTML = renderToString(tree);
  const html = container.innerHTML;
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(html).not.toBe('');
  await act(() => root.unmount());
  container.remove();
});
