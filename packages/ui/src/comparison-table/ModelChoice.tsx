import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import * as styles from './ComparisonTable.css.ts';
import type { ComparisonTableLabels } from './ComparisonTable.tsx';

interface ModelChoiceProps {
  codes: readonly string[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  words: ComparisonTableLabels;
}

/** Which models stand side by side. At least one always does. */
export function ModelChoice({ codes, shown, onChange, words }: ModelChoiceProps) {
  const toggle = (code: string) => {
    const next = codes.filter((one) => (one === code) !== shown.includes(one));
    if (next.length > 0) onChange(next);
  };
  return (
    <div className={styles.choice}>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.choose}</summary>
        <div className={styles.chips}>
          {codes.map((code) => (
            <Chip key={code} pressed={shown.includes(code)} onClick={() => toggle(code)}>
              {code}
            </Chip>
          ))}
          <Button tone="ghost" size="small" onClick={() => onChange(codes)}>
            {words.showAll}
          </Button>
        </div>
      </details>
      <p role="status" className={styles.count}>
        {words.shown(shown.length, codes.length)}
      </p>
    </div>
  );
}
