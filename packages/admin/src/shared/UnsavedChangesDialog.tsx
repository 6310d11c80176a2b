import { Button, Dialog, Text } from '@brand/ui';
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';

interface UnsavedChangesDialogProps {
  blocker: Blocker;
  /** Says what would be lost. */
  children: ReactNode;
}

/** Asks for confirmation before a navigation that would lose changes. */
export function UnsavedChangesDialog({ blocker, children }: UnsavedChangesDialogProps) {
  return (
    <Dialog
      title="Leave without your latest changes?"
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
          <Button tone="quiet" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  );
}
