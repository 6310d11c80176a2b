import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

// A part that is loaded when it is needed takes longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** No story scrolls sideways at its width. */
afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'px that the story takes').toBeLessThanOrEqual(clientWidth);
});
