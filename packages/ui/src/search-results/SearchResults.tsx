import { type ComponentPropsWithRef, Fragment } from 'react';
import type { headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { highlight } from './highlight.ts';
import * as styles from './SearchResults.css.ts';

/** Something a search has found. */
export interface SearchResult {
  href: string;
  title: string;
  /** A sentence or two about it. */
  text?: string;
  /** What it is, for example 'Article'. */
  type: string;
}

export interface SearchResultsProps
  extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'results'> {
  /** Best first. */
  results: readonly SearchResult[];
  /**
   * Words that were found. They are marked where a word of a title or text begins with one.
   * @default []
   */
  terms?: readonly string[];
  /**
   * Level of the titles in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
}

/** What a search has found, of every kind, in one ranked list. Renders `<ol>`. */
export function SearchResults({
  results,
  terms = [],
  headingLevel = 2,
  className,
  ...props
}: SearchResultsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {results.map(({ href, title, text, type }) => (
        <li key={href} className={styles.item}>
          <p className={styles.kind}>{type}</p>
          <div>
            <Heading className={styles.title}>
              <Link href={href} tone="plain" className={styles.link}>
                <Marked text={title} terms={terms} />
              </Link>
            </Heading>
            {text && (
              <p className={styles.text}>
                <Marked text={text} terms={terms} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return highlight(text, terms).map(({ part, found, start }) =>
    found ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  );
}
