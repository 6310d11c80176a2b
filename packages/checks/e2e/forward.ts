import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Answers a request with the answer of another server, in addition to the headers that are already set. */
export function forward(url: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const outgoing = request(url, { method, headers }, (received) => {
    for (const [name, value = ''] of Object.entries(received.headers))
      answer.appendHeader(name, value);
    answer.writeHead(received.statusCode ?? 502);
    received.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}
