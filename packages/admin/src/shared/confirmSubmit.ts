import type { FormEvent } from 'react';

/** Submit handler that asks for confirmation, for actions that cannot be undone. It needs JavaScript. */
export const confirmSubmit = (question: string) => (event: FormEvent) => {
  if (!confirm(question)) event.preventDefault();
};
