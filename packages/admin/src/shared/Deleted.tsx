import type { ReactNode } from 'react';
import { Success } from './Screen.tsx';

interface DeletedProps {
  /** Whether the log of the database still has what was deleted. */
  remains: boolean;
  children: ReactNode;
}

/** Message after something was deleted for good. */
export function Deleted({ remains, children }: DeletedProps) {
  return (
    <Success>
      {children}
      {remains &&
        ' The log of the database was in use, so its file may contain the text for up to an hour.'}
    </Success>
  );
}
