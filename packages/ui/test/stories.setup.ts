import { afterEach, expect } from 'vitest';

/** No story scrolls sideways, at the width it is shown at. */
afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'px that the story takes').toBeLessThanOrEqual(clientWidth);
});
