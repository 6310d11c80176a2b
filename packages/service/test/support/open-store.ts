/** A thread that opens the database of a folder on request. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../src/store/open.ts';

if (!parentPort) throw new Error('open-store.ts runs as a worker');
const told = once(parentPort, 'message');
parentPort.postMessage('ready');
await told;
const store = await openStore({ dataDir: workerData });
await store.close();
