import type { Words } from '../internal/labels.ts';

export const defaultLabels = {
  /** Name of a code block without a language. */
  code: 'Code',
  /** Name of a code block with a language. */
  codeIn: 'Code, {language}',
  /** Name of a table, with the headers of its columns. */
  table: 'Table: {columns}',
} as const;

/** Labels of an article. */
export interface ArticleBodyLabels extends Words<typeof defaultLabels> {}
