/** Amount of work and defects of a part. */
export class Findings {
  /** Requests, visits or rounds. */
  rounds = 0;
  /** Figures worth reading, such as the highest memory. */
  readonly notes: string[] = [];
  readonly #found = new Map<string, { count: number; example: string }>();

  /** Counts a defect under its kind; the first example of each kind is shown. */
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

/** The table of all parts, with what was found beneath. */
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

/** A line for each kind of defect, with its first example. */
export function defectLines(part: string, { defects }: Findings): string[] {
  return defects.map(
    ([kind, { count, example }]) =>
      `✗ ${part}: ${kind}${count > 1 ? ` (${count} times)` : ''}${example && `: ${example.slice(0, 300)}`}`,
  );
}

/** Rows in columns as wide as their widest cell. */
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

/** 0 only when something has run and nothing was found. */
export function exitCode(lines: readonly Line[]): number {
  const ran = lines.length > 0 && lines.every(({ findings }) => findings.rounds > 0);
  return ran && lines.every(({ findings }) => findings.defects.length === 0) ? 0 : 1;
}
