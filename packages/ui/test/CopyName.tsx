import { useState } from 'react';
import { copy } from './CopyName.css.ts';

/** A name that a press copies. */
export function CopyName({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title="Copy"
      className={copy}
      onClick={() => navigator.clipboard.writeText(name).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {name}
      <span aria-live="polite">{copied && ' ✓ copied'}</span>
    </button>
  );
}
