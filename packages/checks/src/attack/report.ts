/** Result of a part: amount of work and defects. */
export class Findings {
  /** Requests, visits or rounds. */
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

/** A part that has run on one database. */
export interface Line {
  part: string;
  database: string;
  checked: string;
  seconds: number;
  findings: Findings;
}

/** The table of all parts, followed by the defects. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map(({ part, database, checked, seconds, findings }) => [
    part,
    database,
    String(findings.rounds),
    `${seconds.toFixed(0)} s`,
    String(findings.defects.length),
    [checked, ...findings.notes].join('; '),
  ]);
  const head = ['part', 'database', 'rounds', 'time', 'defects', 'checked'];
  const found = lines.flatMap(({ part, database, findings }) =>
    defectLines(`${part}, ${database}`, findings),
  );
  return [aligned([head, ...rows]), ...found].join('\n');
}

/** One line for each kind of defect, with its first example. */
export function defectLines(part: string, { defects }: Findings): string[] {
  return defects.map(
    ([kind, { count, example }]) =>
      `✗ ${part}: ${kind}${count > 1 ? ` (${count} times)` : ''}${example && `: ${example.slice(0, 300)}`}`,
  );
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

/** 0 only if every part did something and none found a defect. */
export function exitCode(lines: readonly Line[]): number {
  const ran = lines.length > 0 && lines.every(({ findings }) => findings.rounds > 0);
  return ran && lines.every(({ findings }) => findings.defects.length === 0) ? 0 : 1;
}
