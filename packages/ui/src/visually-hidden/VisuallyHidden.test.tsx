import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describe('VisuallyHidden', () => conformance(<VisuallyHidden>Hidden</VisuallyHidden>));

test('takes no space and does not wrap', async () => {
  const { container } = await render(<VisuallyHidden>Several words of text</VisuallyHidden>);
  const box = container.firstElementChild?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([1, 1]);
});
