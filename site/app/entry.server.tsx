import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom';
import { Nonce, nonceContext } from './shell/nonce.ts';

// The server sets these for each request; copies of the modules in its own bundle would be different keys.
export { blogFetchContext } from './blog/context.ts';
export { nonceContext } from './shell/nonce.ts';

/**
 * Renders a page whole: it is stored, hashed and compressed before the first byte is sent. Rendering goes on when the
 * visitor leaves, because others may be waiting for the same page; a render tied to the request's signal would also never
 * be freed by React.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
) {
  const nonce = routerContext.get(nonceContext) || undefined;
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>,
    { nonce, onError: logError },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Logs failures on our side. A visitor's mistake gets an answer and is not a failure. */
export function handleError(error: unknown) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(error);
}

function logError(error: unknown) {
  const { stack, message = String(error) } = error instanceof Error ? error : {};
  const time = new Date().toISOString();
  console.error(JSON.stringify({ time, level: 'error', message, stack }));
}
