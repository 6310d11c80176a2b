'use client';
import { fill } from '../internal/fill.ts';
import { useLabels } from '../internal/labels.ts';
import * as styles from './ArticleBody.css.ts';
import { type ArticleBodyLabels, defaultLabels } from './labels.ts';

interface CodeBlockProps {
  language: string | undefined;
  text: string;
  labels: Partial<ArticleBodyLabels> | undefined;
}

/** Focusable for scrolling with the keyboard. A group, because many regions would clutter the landmarks. */
export function CodeBlock({ language, text, labels }: CodeBlockProps) {
  const words = useLabels('ArticleBody', defaultLabels, labels);
  const named = language !== undefined && language !== 'text';
  return (
    <div className={styles.codeBlock}>
      {named && <p className={styles.language}>{language}</p>}
      <pre
        tabIndex={0}
        role="group"
        aria-label={named ? fill(words.codeIn, { language }) : words.code}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
