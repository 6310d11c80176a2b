import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Container } from './index.ts';

describe('Container', () => conformance(<Container>Content</Container>));

test('`text` is narrower than `wide`', async () => {
  const screen = await render(
    <>
      <Container data-testid="wide" />
      <Container data-testid="text" width="text" />
    </>,
  );
  const width = (id: string) => screen.getByTestId(id).element().getBoundingClientRect().width;
  expect(width('text')).toBeLessThan(width('wide'));
});
