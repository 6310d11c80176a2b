import { Alert, Button, Stack } from '@brand/ui';
import { useEffect, useRef } from 'react';
import { confirmation } from '../content/contact.ts';

interface ConfirmationProps {
  reference: string;
  /** Brings the empty form back. Absent once the form is there. */
  onAgain: (() => void) | undefined;
}

/** Says that the message has arrived. It takes the focus that the form had, and keeps it when the form returns. */
export function Confirmation({ reference, onAgain }: ConfirmationProps) {
  const element = useRef<HTMLDivElement>(null);
  const waits = onAgain !== undefined;
  useEffect(() => {
    const { activeElement } = document;
    // The button that had the focus is gone.
    if (waits || activeElement === document.body) element.current?.focus();
  }, [waits]);
  return (
    <Alert ref={element} tone="success" title={confirmation.title} tabIndex={-1}>
      <Stack gap="s">
        <p>
          {confirmation.text} <strong>{reference}</strong>.
        </p>
        {onAgain && (
          <Stack direction="inline">
            <Button tone="quiet" size="small" onClick={onAgain}>
              {confirmation.again}
            </Button>
          </Stack>
        )}
      </Stack>
    </Alert>
  );
}
