import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '../src/icon/Icon.tsx';
import { useHydrated } from '../src/motion/index.ts';
import { VisuallyHidden } from '../src/visually-hidden/VisuallyHidden.tsx';
import * as styles from './CopyName.css.ts';

interface CopyNameProps {
  name: string;
  /** The text to copy. By default the name. */
  copies?: string;
}

/** A button that shows a name and copies it. Without a clipboard, which only secure pages have, a click selects the text. */
export function CopyName({ name, copies = name }: CopyNameProps) {
  const [result, setResult] = useState('');
  const hydrated = useHydrated();
  if (hydrated && !navigator.clipboard) return <code className={styles.selectable}>{copies}</code>;
  return (
    <>
      <button
        type="button"
        title="Copy"
        className={styles.copy}
        onClick={() =>
          navigator.clipboard.writeText(copies).then(
            () => setResult('copied'),
            () => setResult('could not be copied'),
          )
        }
        onBlur={() => setResult('')}
      >
        {name}
        <Icon icon={result === 'copied' ? Check : Copy} />
      </button>
      <VisuallyHidden aria-live="polite">{result && `${copies} ${result}`}</VisuallyHidden>
    </>
  );
}
