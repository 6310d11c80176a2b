import { useState } from 'react';

/** The chosen value, or when it has been removed from `values`, the one that took its place, or the last. */
export function useRemaining(chosen: string, values: readonly string[]): string {
  const index = values.indexOf(chosen);
  const [last, setLast] = useState(index);
  if (index >= 0 && index !== last) setLast(index);
  return (index < 0 && last >= 0 && values[Math.min(last, values.length - 1)]) || chosen;
}
