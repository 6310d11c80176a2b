import { Heading, Stack, Status, SubmitButton, Text, TextArea, TextField } from '@brand/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router-dom';
import type { Refused } from './api.ts';
import { useBusy } from './Screen.tsx';

interface EntryFormProps {
  ref: RefObject<HTMLFormElement | null>;
  intent: 'note' | 'reply';
  title: string;
  /** Name of the text. */
  label: string;
  /** Of the enquiry that the form shows. */
  version: number;
  /** Initial subject of a reply; a note has none. */
  subject?: string;
  /** The result of this form once its entry is stored: a new one empties the form, unless another entry is begun. */
  done: object | null | undefined;
  /** Why it was not stored, with what was typed. */
  refused: { refused: Refused; values: { subject: string; text: string } } | undefined;
  /** The readers of the entry, in a sentence. */
  children: ReactNode;
}

const DONE = {
  note: 'Your note has been added.',
  reply: 'Your reply is in the outbox, and this enquiry is marked as answered.',
} as const;

/** Form for a note or a reply. It keeps its text until it is stored, also when another form of the screen is sent. */
export function EntryForm({
  ref,
  intent,
  title,
  label,
  version,
  subject,
  done,
  refused,
  children,
}: EntryFormProps) {
  const busy = useBusy();
  const { fields } = refused?.refused ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef('');
  useEffect(() => {
    // Another entry may have been begun meanwhile.
    if (done && area.current?.value === sent.current) ref.current?.reset();
  }, [done, ref]);
  return (
    <Form
      method="post"
      ref={ref}
      preventScrollReset
      onSubmit={() => {
        sent.current = area.current?.value ?? '';
      }}
    >
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text tone="muted">{children}</Text>
        </Stack>
        <input type="hidden" name="version" value={version} />
        {subject !== undefined && (
          <TextField
            name="subject"
            label="Subject"
            defaultValue={refused?.values.subject ?? subject}
            error={fields?.subject}
            required
          />
        )}
        <TextArea
          ref={area}
          name="text"
          label={label}
          rows={intent === 'reply' ? 10 : 4}
          defaultValue={refused?.values.text}
          error={fields?.text}
          required
        />
        <Stack direction="inline">
          <SubmitButton
            name="intent"
            value={intent}
            size="small"
            tone={intent === 'reply' ? 'primary' : 'quiet'}
            busy={busy}
          >
            {intent === 'reply' ? 'Send the reply' : 'Add the note'}
          </SubmitButton>
          <Status tone="success">{done && DONE[intent]}</Status>
        </Stack>
      </Stack>
    </Form>
  );
}
