import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

// Lazily loaded parts can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Fails a story that scrolls sideways. */
afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the story in px').toBeLessThanOrEqual(clientWidth);
});
