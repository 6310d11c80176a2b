import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Status } from './index.ts';

describe('Status', () => conformance(<Status>Saved</Status>));

test('stays mounted while empty, so that a message is announced', async () => {
  const screen = await render(<Status />);
  const status = screen.getByRole('status').element();
  expect(status.childElementCount).toBe(0);
  await screen.rerender(<Status tone="success">Saved</Status>);
  expect(status).toHaveTextContent('Saved');
});
