import * as styles from './ArticleBody.css.ts';
import { inOrder } from './inOrder.tsx';

/**
 * Lines of a calculation in the type of the text, which wrap. Two or more spaces part a line into cells, which are aligned;
 * a last cell that begins with `=` is a result. `^` raises what follows.
 */
export function Formula({ text }: { text: string }) {
  const lines = text.split('\n').map(cellsOf);
  const columns = Math.max(...lines.map(({ length }) => length));
  return (
    <div dir="ltr" data-columns={columns} className={styles.formula}>
      {inOrder(lines, (cells) =>
        cells.every((cell) => !cell) ? (
          <hr className={styles.formulaGap} />
        ) : (
          <p className={styles.formulaLine}>
            {inOrder(cells, (cell, index) => (
              <span data-result={isResult(cells, index) ? '' : undefined}>{raised(cell)} </span>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

const isResult = (cells: readonly string[], index: number) =>
  index > 0 && index === cells.length - 1 && cells[index]?.startsWith('=');

const cellsOf = (line: string) => line.replace(/= +/g, '= ').trimEnd().split(/ {2,}/);

/** What a `^` raises: a number, a name, or an expression in parentheses that may contain others. */
const power = /\^(-?[\w.]+|\((?:[^()]|\([^()]*\))*\))/;

const raised = (text: string) =>
  inOrder(text.split(power), (part, index) => (index % 2 ? <sup>{part}</sup> : part));
