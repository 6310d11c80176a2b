import { serviceFetchContext } from '@brand/delivery/contexts';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { action } from './route.tsx';

test('a form with an unknown purpose is not found, and does not reach the service', async () => {
  const service = vi.fn(async () => Response.json({ status: 'success', message: 'Thank you.' }));
  const context = new RouterContextProvider();
  context.set(serviceFetchContext, service);
  const request = new Request('https://example.org/newsletter/other?token=x', { method: 'POST' });
  const submitted = action({ request, context, params: { purpose: 'other' } } as never);
  await expect(submitted).rejects.toMatchObject({ status: 404 });
  expect(service).not.toHaveBeenCalled();
});
