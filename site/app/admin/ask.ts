import type { FormEvent } from 'react';

/** A handler for forms that do what cannot be undone: the browser asks first. Without scripts, nothing does. */
export const ask = (question: string) => (event: FormEvent) => {
  if (!confirm(question)) event.preventDefault();
};
