import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Card, cardElements } from './index.ts';

describe('Card', () => conformance(<Card>MAX50</Card>, { elements: cardElements }));

test('a selected card does not change its size', async () => {
  const { container } = await render(
    <>
      <Card>MAX50</Card>
      <Card selected>MAX50</Card>
    </>,
  );
  const [plain, selected] = [...container.children].map((card) => card.getBoundingClientRect());
  expect(selected?.height).toBe(plain?.height);
});
