import handleRequest from '@brand/delivery/entry';
import { redirectWithOutcome } from './frame/flash.server.ts';

export * from '@brand/delivery/entry';

export default function handleScreen(...args: Parameters<typeof handleRequest>) {
  const [request, status, , { staticHandlerContext }] = args;
  const [outcome] = Object.values(staticHandlerContext.actionData ?? {});
  const isDone = request.method === 'POST' && status === 200;
  return (isDone && redirectWithOutcome(request, outcome)) || handleRequest(...args);
}
