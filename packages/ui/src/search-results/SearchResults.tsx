import { type ComponentPropsWithRef, Fragment } from 'react';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Measured } from '../measured/Measured.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import { highlight } from './highlight.ts';
import * as styles from './SearchResults.css.ts';

/** A search result. */
export interface SearchResult {
  href: string;
  /** Truncated after two lines. */
  title: string;
  /** One or two sentences from or about the page. Truncated after three lines. */
  text?: UnitText;
  /** Type of the result, for example 'Article'. */
  type: string;
}

export interface SearchResultsProps
  extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'results'> {
  /** Results, best match first. */
  items: readonly SearchResult[];
  /** Matched terms. Words in the title and text that begin with one of them are highlighted. @default [] */
  terms?: readonly string[];
  /** Heading level of the titles. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Search results of all types in one ranked list. Renders `<ol>`. */
export function SearchResults({
  items,
  terms = [],
  headingLevel = 2,
  className,
  ...props
}: SearchResultsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {items.map(({ href, title, text, type }) => (
        <li key={href} className={styles.item}>
          <p className={styles.kind}>{type}</p>
          <div>
            <Heading dir="auto" className={styles.title}>
              <Link href={href} tone="plain" className={styles.link}>
                <Marked text={title} terms={terms} />
              </Link>
            </Heading>
            {text && (
              <p dir="auto" className={styles.text}>
                <Marked text={text} terms={terms} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, terms }: { text: UnitText; terms: readonly string[] }) {
  if (typeof text !== 'string') {
    const within = (one: string) => <Marked text={one} terms={terms} />;
    return <Measured metric={within(text.metric)} us={within(text.us)} />;
  }
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
