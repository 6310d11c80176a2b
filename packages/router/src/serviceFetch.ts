import { type ServiceFetch, serviceAt, withHeaders } from '@brand/service/client';
import { createContext } from 'react-router-dom';

/** Sends the requests of loaders to the service. The server sets it; in development the service has its own origin. */
export const serviceFetchContext = createContext<ServiceFetch>((path, init) => {
  const origin = process.env.BLOG_API_URL;
  if (!origin) throw new Error('BLOG_API_URL is not set: the server has no service.');
  return withHeaders(serviceAt(origin), { origin })(path, init);
});
