import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { looks, type Mode, modes, states } from '@brand/ui/storybook/modes';
import type { Story } from './stories.ts';

/** Output of `pnpm review --help`. */
export const help = `Takes screenshots of every story, compares them with a baseline, and shows the changes.

  pnpm review                       every story at 390 and 1440 px on both grounds
  pnpm review button '*/hero/*'     stories whose title, name or id contains one of these
  pnpm review --states              also forced colours, right to left, 200 % text, reduced motion, German, Korean
  pnpm review --modes 'dark 390,Korean'   only these modes
  pnpm review --approve button      approves changes of the last review

  --base <ref>        compare with the commit at which this branch left <ref> (default: main)
  --baseline <dir>    compare with the screenshots in this folder
  --again             ignore cached screenshots
  --workers <n>       number of windows
  --port <n>          port of the page (default: 6007)
  --no-serve          write the page and exit`;

export type Options = ReturnType<typeof readOptions>;

/** Reads the command line. @throws when an option or a mode does not exist */
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

/** Whether a story matches one of the filters; without filters every story does. */
export function matchesFilters(
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
        // The filter may be the name of a component's folder.
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
    throw new Error(`Unknown mode: ${unknown.join(', ')}. Available: ${known}.`);
  }
  return modes.filter(({ name }) => names.includes(name));
}
