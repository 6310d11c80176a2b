import type { Failed } from './call.ts';

/** The interface's words for the codes of the service. `{detail}` is replaced by what follows a code. */
export interface ProblemWords {
  /** By code. */
  codes: Readonly<Record<string, string>>;
  /** By name of the field, for a missing value or by code. Other problems are in `codes`. */
  fields?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** For a failure without a code or message. */
  failed: string;
}

/** A failed call in the words of the interface. Messages of other services stay. */
export function inWords(
  { code = '', message, fields }: Failed,
  { codes, fields: ofFields = {}, failed }: ProblemWords,
) {
  const wordFor = (name: string, problem: string) => {
    const [, known = problem, detail = ''] = /^([a-z-]+): (.*)$/s.exec(problem) ?? [];
    const own = ofFields[name];
    const word = typeof own === 'string' ? known === 'missing' && own : own?.[known];
    return (word || codes[known])?.replace('{detail}', detail) ?? problem;
  };
  const problems = Object.entries(fields).map(([name, one]) => [name, wordFor(name, one)]);
  return {
    ok: false as const,
    message: codes[code] ?? message ?? failed,
    fields: Object.fromEntries(problems) as Record<string, string>,
  };
}
