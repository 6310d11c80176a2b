import { useState } from 'react';
import { copy } from './CopyName.css.ts';

interface CopyNameProps {
  name: string;
  /** The text to copy. By default the name. */
  copies?: string;
}

/** A button that shows a name and copies it. */
export function CopyName({ name, copies = name }: CopyNameProps) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title="Copy"
      className={copy}
      onClick={() => navigator.clipboard.writeText(copies).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {name}
      <span aria-live="polite">{copied && ' ✓ copied'}</span>
    </button>
  );
}
