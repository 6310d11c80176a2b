/** Result of a check: amount of work and defects. */
export class Findings {
  /** Requests, visits, pages or whatever else is checked. */
  rounds = 0;
  /** Interesting figures, such as peak memory. */
  readonly notes: string[] = [];
  readonly #found = new Map<string, { count: number; example: string }>();

  /** Counts a defect by its kind; only the first example of each kind is printed. */
  add(kind: string, example = '') {
    const found = this.#found.get(kind);
    if (found) found.count += 1;
    else this.#found.set(kind, { count: 1, example });
  }

  /** A defect of this kind unless `holds`. */
  expect(holds: boolean, kind: string, example = '') {
    if (!holds) this.add(kind, example);
  }

  get defects(): readonly (readonly [string, { count: number; example: string }])[] {
    return [...this.#found];
  }
}

/** One of the checks of a command. */
export interface Check {
  name: string;
  /** A description for the table of results. */
  checked: string;
  /** Adds what it finds, and counts in `rounds` what it has checked. */
  run(findings: Findings): Promise<void>;
}

/** A check that has run. */
export interface Line {
  name: string;
  checked: string;
  seconds: number;
  findings: Findings;
}

/** The checks that are named, separated by commas, or all. @throws when one does not exist */
export function chosen<One extends { name: string }>(all: readonly One[], names?: string): One[] {
  const wanted = names?.split(',') ?? all.map(({ name }) => name);
  const unknown = wanted.filter((name) => !all.some((one) => one.name === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join()}.`);
  return all.filter(({ name }) => wanted.includes(name));
}

/** Runs a check. An error is a defect, too. */
export async function runCheck({ name, checked, run }: Check): Promise<Line> {
  const findings = new Findings();
  const started = performance.now();
  try {
    await run(findings);
  } catch (error) {
    findings.add('an error', error instanceof Error ? error.message : String(error));
  }
  return { name, checked, seconds: (performance.now() - started) / 1000, findings };
}

/** Runs checks one after the other, and reports them. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const lines: Line[] = [];
  for (const check of checks) lines.push(await runCheck(check));
  report(lines);
}

/** Prints the table of all checks, and fails if one of them found a defect. */
export function report(lines: readonly Line[]): void {
  console.log(`\n${table(lines)}`);
  process.exitCode = exitCode(lines);
}

/** The table of all checks, followed by the defects: one line for each kind, with its first example. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map(({ name, checked, seconds, findings }) => [
    name,
    String(findings.rounds),
    `${seconds.toFixed(0)} s`,
    String(findings.defects.length),
    [checked, ...findings.notes].join('; '),
  ]);
  const head = ['check', 'rounds', 'time', 'defects', 'checked'];
  const found = lines.flatMap(({ name, findings: { defects } }) =>
    defects.map(
      ([kind, { count, example }]) =>
        `✗ ${name}: ${kind}${count > 1 ? ` (${count} times)` : ''}${example && `: ${example.slice(0, 300)}`}`,
    ),
  );
  return [aligned([head, ...rows]), ...found].join('\n');
}

/** Pads the cells of each column to the same width. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 0 only if every check did something and none found a defect. */
export function exitCode(lines: readonly Line[]): number {
  const ran = lines.length > 0 && lines.every(({ findings }) => findings.rounds > 0);
  return ran && lines.every(({ findings }) => findings.defects.length === 0) ? 0 : 1;
}
