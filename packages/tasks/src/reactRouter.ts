import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'withoutDeprecation.ts'));

/** Runs a command of React Router in the folder of an application. */
export function reactRouter(
  cwd: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${preload.href}`;
  return run('react-router', parameters, {
    cwd,
    env: { ...env, NODE_OPTIONS },
  });
}
