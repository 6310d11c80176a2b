import { Button, Dialog, Stack, TextArea } from '@brand/ui';

interface RejectProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReject: (note: string) => void;
}

/** Asks for the note that goes with a rejection. */
export function Reject({ open, onOpenChange, onReject }: RejectProps) {
  return (
    <Dialog title="Reject this change" open={open} onOpenChange={onOpenChange}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(String(new FormData(event.currentTarget).get('note')));
        }}
      >
        <Stack>
          <TextArea name="note" label="What should be different?" required />
          <Button type="submit">Reject</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
