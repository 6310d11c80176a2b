import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { fill } from '../internal/fill.ts';
import { opensElsewhere } from '../internal/opensElsewhere.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './SeriesTable.css.ts';

interface ModelChoiceProps {
  codes: readonly string[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  allHref: string | undefined;
  words: { choose: string; showAll: string; shown: string };
}

/** Selection of the models to compare. At least one is always selected. */
export function ModelChoice({ codes, shown, onChange, allHref, words }: ModelChoiceProps) {
  const toggle = (code: string) => {
    const next = codes.filter((one) => (one === code) !== shown.includes(one));
    if (next.length > 0) onChange(next);
  };
  const [isOpen, setOpen] = useState(false);
  const showAll = () => onChange(codes);
  return (
    <>
      <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{words.choose}</summary>
        <div className={styles.chips}>
          {isOpen &&
            codes.map((code) => (
              <Chip key={code} pressed={shown.includes(code)} onClick={() => toggle(code)}>
                {code}
              </Chip>
            ))}
        </div>
      </details>
      <div className={styles.extent}>
        <p
          role="status"
          data-all={shown.length === codes.length ? '' : undefined}
          className={styles.count}
        >
          {fill(words.shown, { count: shown.length, total: codes.length })}
        </p>
        {shown.length === codes.length ? null : allHref === undefined ? (
          <Button tone="ghost" size="small" onClick={showAll}>
            {words.showAll}
          </Button>
        ) : (
          <Link
            href={allHref}
            tone="standalone"
            className={styles.all}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              showAll();
            }}
          >
            {words.showAll}
          </Link>
        )}
      </div>
    </>
  );
}
