'use client';
import type { ReactNode } from 'react';
import { fill } from '../internal/fill.ts';
import { useLabels } from '../internal/labels.ts';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ArticleBody.css.ts';
import type { ArticleBlock, ArticleNode } from './article.ts';
import { inOrder } from './inOrder.tsx';
import { type ArticleBodyLabels, defaultLabels } from './labels.ts';

interface TableProps extends Omit<Extract<ArticleBlock, { type: 'table' }>, 'type'> {
  labels: Partial<ArticleBodyLabels> | undefined;
  /** Renders the content of a cell. */
  inside: (nodes: readonly ArticleNode[]) => ReactNode;
}

/** A table named after its columns. Scrolls horizontally if it is too wide. */
export function Table({ head, rows, align = [], labels, inside }: TableProps) {
  const words = useLabels('ArticleBody', defaultLabels, labels);
  const columns = head.map(textOf).filter(Boolean).join(', ');
  const label = fill(words.table, { columns });
  const side = (column: number) => align[column] ?? 'start';
  return (
    <ScrollRegion label={label}>
      <table dir="auto" className={styles.table}>
        {/* With its own direction, its built-in word does not decide about the columns. */}
        <caption dir="auto">
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {inOrder(head, (cell, column) => {
              // An empty cell is not a header.
              const Cell = cell.length > 0 ? 'th' : 'td';
              return (
                <Cell
                  scope={cell.length > 0 ? 'col' : undefined}
                  data-align={side(column)}
                  className={styles.head}
                >
                  {inside(cell)}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, (cells) => (
            <tr>
              {inOrder(cells, (cell, column) => (
                <td data-align={side(column)} className={styles.value}>
                  {inside(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function textOf(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('children' in node) return textOf(node.children);
      return node.type === 'image' ? node.alt : '';
    })
    .join('');
}
