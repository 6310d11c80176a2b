/** Asks for pages that no cache has, over many connections at once, until it gets a message; then counts by status. */
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { sendRequest } from './sendRequest.ts';

const { origin, networks, connections } = workerData;
const answers: Record<number, number> = {};
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let goesOn = true;
let n = 0;

/** Each asks again as soon as it has an answer, half of them on a new connection. */
async function attack(index: number) {
  const headers = { 'X-Forwarded-For': `10.0.${index % networks}.1` };
  while (goesOn) {
    n += 1;
    const path =
      [`/blog?attack=${n}`, `/search?q=word${n}`, `/contact?tab=${n}`, `/nothing-${n}`][n % 4] ??
      '/';
    const { status } = await sendRequest(origin, { path, headers, ...(index % 2 && { agent }) });
    answers[status] = (answers[status] ?? 0) + 1;
    if (n === connections) parentPort?.postMessage('started');
  }
}

parentPort?.once('message', () => {
  goesOn = false;
});
await Promise.all(Array.from({ length: connections }, (_, index) => attack(index)));
agent.destroy();
parentPort?.postMessage(answers);
