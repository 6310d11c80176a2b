import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** How long two texts are compared, in milliseconds: no request may hold the process for long. */
const TIMEOUT_MS = 30;
/** Characters shown beside a change. */
const CONTEXT = 80;

/** What `after` changes in `before`, with a few words around each change; undefined if there is too much to compare. */
export function versionDiff(before: string, after: string): DiffPart[] | undefined {
  return diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })?.map(
    ({ added, removed, value }, index, all): DiffPart => {
      if (added || removed) return { kind: added ? 'added' : 'removed', text: value };
      const isFirst = index === 0;
      const isLast = index === all.length - 1;
      return { kind: 'same', text: shortened(value, isFirst, isLast) };
    },
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return text.length > head.length + tail.length + 1 ? `${head} … ${tail}` : text;
}
