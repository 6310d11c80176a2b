import type { Failed } from './call.ts';
import { commonProblems, personProblems } from './problems.ts';

/** The interface's words for the codes of the service. `{detail}` is replaced by what follows a code. */
export interface ProblemWords {
  /** By code, in addition to the common ones. */
  codes: Readonly<Record<string, string>>;
  /** By name of the field, for a missing value or by code, in addition to those of a person. */
  fields?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A failed call in the words of the interface. Messages of other services stay. */
export function inWords(failed: Failed, { codes, fields }: ProblemWords) {
  const words: ProblemWords['codes'] = { ...commonProblems, ...codes };
  const ofFields: NonNullable<ProblemWords['fields']> = { ...personProblems, ...fields };
  const wordFor = (name: string, problem: string) => {
    const [, known = problem, detail = ''] = /^([a-z-]+): (.*)$/s.exec(problem) ?? [];
    const own = ofFields[name];
    const word = typeof own === 'string' ? known === 'missing' && own : own?.[known];
    return (word || words[known])?.replace('{detail}', detail) ?? problem;
  };
  const problems = Object.entries(failed.fields).map(([name, one]) => [name, wordFor(name, one)]);
  return {
    ok: false as const,
    /** For the response of a page whose form it refuses. */
    status: failed.status || 503,
    message: words[failed.code ?? ''] ?? failed.message,
    fields: Object.fromEntries(problems) as Record<string, string>,
  };
}
