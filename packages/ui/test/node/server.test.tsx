import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stories } from '../stories.ts';

test.each(stories)('%s renders on a server without style attributes', (_name, Story) => {
  const html = renderToString(<Story />);
  expect(html).not.toBe('');
  // The site's Content-Security-Policy forbids style attributes in server HTML.
  expect(html.match(/\sstyle="[^"]*"/)?.[0]).toBeUndefined();
});
