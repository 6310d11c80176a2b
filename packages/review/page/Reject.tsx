import { Alert, Button, Dialog, Stack, TextArea } from '@brand/ui';
import { useEffect, useRef } from 'react';

interface RejectProps {
  open: boolean;
  /** Why the last decision was not saved. */
  problem: string;
  onOpenChange: (open: boolean) => void;
  onReject: (note: string) => void;
}

/** Asks for the note that goes with a rejection. */
export function Reject({ open, problem, onOpenChange, onReject }: RejectProps) {
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Otherwise the dialog focuses its first button.
    if (open) note.current?.focus();
  }, [open]);
  return (
    <Dialog title="Reject this change" open={open} onOpenChange={onOpenChange}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(String(new FormData(event.currentTarget).get('note')));
        }}
      >
        <Stack>
          {problem && <Alert>{problem}</Alert>}
          <TextArea ref={note} name="note" label="What should be different?" required />
          <Button type="submit">Reject</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
