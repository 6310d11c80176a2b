import { type ServiceFetch, serviceAt, withHeaders } from '@brand/service/client';
import { createContext } from 'react-router-dom';
import { buildNonce } from './agreement.ts';

/** Nonce of a rendering, which the server sets. The development server sends no policy and needs none. */
export const nonceContext = createContext(import.meta.env.PROD ? buildNonce : '');

/**
 * Lets other pages be rendered while an action waits for its visitor, such as for the rest of a form. The server sets it.
 * While it waits for the service, it needs nothing.
 */
export const meanwhileContext = createContext<
  <Result>(promise: Promise<Result>) => Promise<Result>
>((promise) => promise);

/** Sends the requests of loaders to the service. The server sets it; in development the service has its own origin. */
export const serviceFetchContext = createContext<ServiceFetch>((path, init) => {
  const origin = process.env.BLOG_API_URL;
  if (!origin) throw new Error('BLOG_API_URL is not set: the server has no service.');
  return withHeaders(serviceAt(origin), { origin })(path, init);
});
