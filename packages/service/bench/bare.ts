/** A server that does nothing but send a stored response: the body and headers in a JSON file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { body, headers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body);
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'Content-Length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Service ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
