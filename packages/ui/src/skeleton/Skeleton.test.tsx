import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Text } from '../text/index.ts';
import { Skeleton } from './index.ts';

describe('Skeleton', () => conformance(<Skeleton />));

test('a text line is as high as a line of the surrounding text', async () => {
  const { container } = await render(
    <>
      <Text size="small">Loaded</Text>
      <Text size="small" as="div">
        <Skeleton />
      </Text>
    </>,
  );
  const [text, line] = [...container.children].map((child) => child.getBoundingClientRect().height);
  expect(line).toBeCloseTo(text ?? Number.NaN, 0);
});

test('is hidden from assistive technology', async () => {
  const { container } = await render(<Skeleton shape="image" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
