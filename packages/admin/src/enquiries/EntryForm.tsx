import { ENQUIRY_FILE_TYPES, ENQUIRY_LIMITS } from '@brand/service/contract';
import { FileField, TextArea, TextField } from '@brand/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ActionForm } from '../shared/ActionForm.tsx';
import type { Refused } from '../shared/api.ts';

interface EntryFormProps {
  ref: RefObject<HTMLFormElement | null>;
  intent: 'note' | 'reply';
  title: string;
  label: string;
  /** Version of the enquiry when it was loaded. */
  version: number;
  /** An entry that is sent again with the same key is stored once. */
  idempotencyKey: string;
  /** Initial subject of a reply; a note has none. */
  subject?: string;
  /** Result of a successful submission. It resets the form, unless its text has changed since. */
  done: object | null | undefined;
  /** Message after a successful submission. */
  doneText: string;
  /** Why the entry was not stored, with the submitted values. */
  refused: { refused: Refused; values: { subject: string; text: string } } | undefined;
  /** Says who will read the entry. */
  children: ReactNode;
}

/** Form for a note or a reply. It keeps its text when another form of the screen is submitted. */
export function EntryForm({
  ref,
  intent,
  title,
  label,
  version,
  idempotencyKey,
  subject,
  done,
  doneText,
  refused,
  children,
}: EntryFormProps) {
  const { fields } = refused?.refused ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef('');
  useEffect(() => {
    // The user may have started another entry meanwhile.
    if (done && area.current?.value === sent.current) ref.current?.reset();
  }, [done, ref]);
  return (
    <ActionForm
      ref={ref}
      title={title}
      lead={children}
      submit={intent === 'reply' ? 'Send reply' : 'Add note'}
      intent={intent}
      quiet={intent === 'note'}
      done={done ? doneText : null}
      preventScrollReset
      {...(intent === 'reply' && { encType: 'multipart/form-data' as const })}
      onSubmit={() => {
        sent.current = area.current?.value ?? '';
      }}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={idempotencyKey} />
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
      {intent === 'reply' && (
        <FileField
          name="files"
          label="Files"
          hint={`PNG, JPG or PDF, up to 10 MB each, up to ${ENQUIRY_LIMITS.files}`}
          accept={['.png', '.jpg', '.jpeg', '.pdf', ...ENQUIRY_FILE_TYPES].join(',')}
          multiple
          maxSize={ENQUIRY_LIMITS.file}
          maxFiles={ENQUIRY_LIMITS.files}
          error={fields?.files}
        />
      )}
    </ActionForm>
  );
}
