import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Stack, stackElements, stackGaps } from './index.ts';

describe('Stack', () => conformance(<Stack />, { elements: stackElements }));

test('gaps grow from the first to the last name', async () => {
  const { container } = await render(stackGaps.map((gap) => <Stack key={gap} gap={gap} />));
  const gaps = [...container.children].map((stack) =>
    Number.parseFloat(getComputedStyle(stack).rowGap),
  );
  expect(gaps).toEqual([0, 4, 8, 12, 16, 24, 32, 48, 72]);
});
