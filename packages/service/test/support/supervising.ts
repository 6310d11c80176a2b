/** Supervises a script, with short pauses. */
import { supervise } from '../../src/process/supervise.ts';

const [script = '', wellMs] = process.argv.slice(2);
process.exitCode = await supervise(script, { firstMs: 20, longestMs: 40, wellMs: Number(wellMs) });
