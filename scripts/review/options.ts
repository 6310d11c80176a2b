import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { looks, type Mode, modes, states } from '../../.storybook/modes.ts';
import type { Story } from './stories.ts';

/** What `pnpm review --help` says. */
export const help = `Shoots every story, compares it with a baseline, and shows what changed.

  pnpm review                       every story at 390 and 1440 px on both grounds
  pnpm review button '*/hero/*'     stories whose place, name or id holds one of these
  pnpm review --states              also forced colours, right to left, 200 % text, reduced motion, German, Korean
  pnpm review --modes 'dark 390,Korean'   these modes alone
  pnpm review --approve button      takes the changed pictures of the last review as the baseline

  --base <ref>        compare with the point at which this branch left <ref> (default: main)
  --baseline <dir>    compare with the pictures in this folder
  --again             shoot again what is remembered
  --workers <n>       number of windows
  --port <n>          where the page is served (default: 6007)
  --no-serve          write the page and end`;

/** What the command was asked for. */
export type Options = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 *
 * @throws when an option or a mode does not exist
 */
export function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    allowPositionals: true,
    allowNegative: true,
    options: {
      help: { type: 'boolean', default: false },
      approve: { type: 'boolean', default: false },
      states: { type: 'boolean', default: false },
      modes: { type: 'string' },
      base: { type: 'string', default: 'main' },
      baseline: { type: 'string' },
      again: { type: 'boolean', default: false },
      workers: { type: 'string' },
      port: { type: 'string', default: '6007' },
      serve: { type: 'boolean', default: true },
    },
  });
  return {
    ...values,
    workers: values.workers ? Number(values.workers) : undefined,
    port: Number(values.port),
    modes: chosenModes(values),
    filters: positionals,
  };
}

/** Whether a story is meant by one of the filters; without a filter each is. */
export function isMeant(
  { id, title, name }: Pick<Story, 'id' | 'title' | 'name'>,
  filters: readonly string[],
): boolean {
  const whole = `${title}/${name}`.toLowerCase();
  return (
    filters.length === 0 ||
    filters.some((filter) => {
      const wanted = filter.toLowerCase();
      return (
        id.includes(wanted) ||
        whole.includes(wanted) ||
        // The name of a component's folder.
        whole.includes(wanted.replaceAll('-', '')) ||
        matchesGlob(whole, wanted)
      );
    })
  );
}

function chosenModes(values: { modes?: string; states: boolean }): readonly Mode[] {
  if (!values.modes) return values.states ? [...looks, ...states] : looks;
  const names = values.modes.split(',').map((name) => name.trim());
  const unknown = names.filter((wanted) => !modes.some(({ name }) => name === wanted));
  if (unknown.length > 0) {
    const known = modes.map(({ name }) => name).join(', ');
    throw new Error(`There is no mode ${unknown.join(', ')}. There are: ${known}.`);
  }
  return modes.filter(({ name }) => names.includes(name));
}
