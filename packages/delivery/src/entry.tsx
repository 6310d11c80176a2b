import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom';
import { Nonce } from './browser/Document.tsx';
import { nonceContext } from './contexts.ts';

// Re-exported for the server, because a copy of this module in its own bundle would have other keys.
export * from './contexts.ts';

/**
 * Renders the whole page without streaming, because it is cached, hashed and compressed before it is sent. Rendering
 * continues when the visitor leaves, because other requests may share it. React would also never free a render that is
 * tied to the request's signal.
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

/** Logs server errors, but not client errors. */
export function handleError(error: unknown) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(error);
}

function logError(error: unknown) {
  const { stack, message = String(error) } = error instanceof Error ? error : {};
  const time = new Date().toISOString();
  console.error(JSON.stringify({ time, level: 'error', message, stack }));
}
