import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ErrorState } from './index.ts';

describe('ErrorState', () => conformance(<ErrorState title="Failed to load blogs" />));

test('with `retryHref` and `onRetry`, the link calls the handler', async () => {
  const onRetry = vi.fn();
  const screen = await render(<ErrorState title="Failed" retryHref="#here" onRetry={onRetry} />);
  await screen.getByRole('link', { name: 'Try Again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
