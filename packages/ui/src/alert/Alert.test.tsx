import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Alert } from './index.ts';

describe('Alert', () => conformance(<Alert title="Sent">We answer soon.</Alert>));

test('`role` can be overridden, so that a message is not announced', async () => {
  const screen = await render(
    <Alert role="note" tone="error">
      Not sent
    </Alert>,
  );
  await expect.element(screen.getByRole('note')).toHaveTextContent('Not sent');
});
