import { telephone } from '@brand/catalogue/company';
import { faultOf, faultTitle } from '@brand/catalogue/faultMessages';
import { factTables } from '@brand/catalogue/selection/factTables';
import {
  addNote,
  changeEnquiry,
  deleteEnquiry,
  readEnquiry,
  sendReply,
} from '@brand/service/client/admin';
import { enquiryFields, spelled } from '@brand/service/contract';
import { ENQUIRY_STATUSES, type AdminEnquiry as Enquiry } from '@brand/service/contract/admin';
import {
  Badge,
  Checkbox,
  Grid,
  Heading,
  Link,
  PropertyTable,
  Select,
  Stack,
  Text,
} from '@brand/ui';
import { useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, intentOf, type Refused, textOf } from '../shared/api.ts';
import { isDirty } from '../shared/isDirty.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Paragraphs } from '../shared/Paragraphs.tsx';
import { problems } from '../shared/problems.ts';
import { busy, refusedStatus } from '../shared/refusedUpload.ts';
import { Problem, Screen, useTime } from '../shared/Screen.tsx';
import { SpamReasons } from '../shared/SpamReasons.tsx';
import { UnsavedChangesDialog } from '../shared/UnsavedChangesDialog.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { useUnsavedChanges } from '../shared/useUnsavedChanges.ts';
import { capitalized, enquiryNames, enquiryTone, kindNames, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/enquiry.ts';
import { EnquiryFiles } from './EnquiryFiles.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';

export const meta = () => screenMeta('Enquiry');

export async function loader(args: Route.LoaderArgs) {
  const enquiry = await new AdminApi(args).get(readEnquiry(args.params.id));
  return { ...enquiry, key: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = intentOf(form, ['change', 'note', 'reply', 'delete']);
  const { id } = args.params;
  const version = Number(textOf(form, 'version'));
  const values = { subject: textOf(form, 'subject'), text: textOf(form, 'text') };
  const refuse = (refused: Refused) =>
    data({ refused, intent, values }, { status: refused.status });
  const refused = refusedStatus(args.request);
  if (refused) {
    const message = refused === 413 ? problems['too-large'] : busy;
    return refuse({ ok: false, status: refused, message, fields: { files: message } });
  }
  const assignee_id = Number(textOf(form, 'assignee_id')) || null;
  const status = textOf(form, 'status');
  // The status may have become "Answered" meanwhile, which must not be undone by who only assigns somebody.
  const chosen = status === textOf(form, 'shown_status') ? undefined : status;
  const changes = {
    change: [changeEnquiry(id), { status: chosen, assignee_id, version }],
    note: [addNote(id), { text: values.text }],
    reply: [sendReply(id), form],
  } as const;
  const api = new AdminApi(args);
  if (intent === 'delete') {
    const outcome = await api.change(deleteEnquiry(id), { body: { version } });
    if (outcome.ok)
      throw redirect(`/admin/enquiries?deleted${outcome.value.remains ? '=remains' : ''}`);
    return refuse(outcome);
  }
  const [endpoint, body] = changes[intent];
  const key = textOf(form, 'key') || undefined;
  const outcome = await api.change(endpoint, { body, key }, 307);
  if (outcome.ok) return { done: intent };
  return refuse(outcome);
}

export const clientAction = keepScreenOnError;

/** Also reloads after a conflict, to show what somebody else has changed. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

const TEXTS = enquiryFields.filter(({ length }) => length === 'text').map(({ name }) => name);

export default function EnquiryScreen({
  loaderData: enquiry,
  actionData: sent,
}: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { reference, kind, name, email, fields, request, files, reasons, created_at } = enquiry;
  const time = useTime();
  const subject = `Re: ${fields.subject ?? `your ${kind} enquiry`} [${reference}]`;
  const facts = Object.entries(fields).filter(([field]) => !TEXTS.includes(field));
  const rows = [
    ['Name', name],
    ['Email', email],
    ['Received', time(created_at)],
    ['Kind', kindNames[kind]],
    ...facts.map(([field, value]) => [spelled(field), wordsOf(field, value)]),
  ] as const;
  const done = actionData && 'done' in actionData ? actionData.done : undefined;
  const refused = actionData && 'intent' in actionData ? actionData : undefined;
  const reply = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLFormElement>(null);
  const blocker = useUnsavedChanges(
    () =>
      Boolean(refused?.values?.text) ||
      [reply, note].some(({ current }) => current && isDirty(current)),
  );
  const form = (intent: 'note' | 'reply') => ({
    intent,
    version: enquiry.version,
    idempotencyKey: enquiry.key,
    done: done === intent ? actionData : undefined,
    refused: refused?.intent === intent ? refused : undefined,
  });
  return (
    <Screen
      title={reference}
      lead={
        <>
          <Link href="/admin/enquiries">All enquiries</Link>{' '}
          <Badge tone={enquiryTone(enquiry.status)}>{enquiryNames[enquiry.status]}</Badge>
        </>
      }
    >
      <UnsavedChangesDialog blocker={blocker}>
        Your text here has not been sent or added.
      </UnsavedChangesDialog>
      <Problem refused={actionData && 'refused' in actionData ? actionData.refused : null} />
      <SpamReasons reasons={reasons} />
      {TEXTS.filter((field) => fields[field]).map((field) => (
        <Stack key={field} gap="s">
          <Heading level={2} size="h4">
            {spelled(field)}
          </Heading>
          <Paragraphs text={fields[field] ?? ''} />
        </Stack>
      ))}
      <PropertyTable
        label="About this enquiry"
        items={rows.map(([name, value]) => ({ name, values: [<bdi key={name}>{value}</bdi>] }))}
      />
      {fields.phone && (
        <Link href={telephone(fields.phone)} tone="standalone">
          Call <bdi>{fields.phone}</bdi>
        </Link>
      )}
      {request && <Requested request={request} />}
      {files.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="h4">
            Files
          </Heading>
          <Text size="small" tone="muted">
            These files have not been checked for viruses. Open them with care.
          </Text>
          <EnquiryFiles enquiry={enquiry.id} files={files} />
        </Stack>
      )}
      <EntryList enquiry={enquiry.id} entries={enquiry.entries} />
      <Grid columns="two">
        <EntryForm
          ref={reply}
          {...form('reply')}
          title="Reply"
          label="Reply"
          subject={subject}
          doneText={
            enquiry.sending
              ? 'Your reply is waiting to be sent. The enquiry is marked as answered once it has left.'
              : 'Your reply has not been sent: it waits in the outbox until there is a mail server.'
          }
        >
          {enquiry.sending ? (
            <>
              Will be sent to <bdi>{email}</bdi> from the site’s address.
            </>
          ) : (
            <>
              There is no mail server yet: a reply to <bdi>{email}</bdi> will wait in the outbox
              until there is one.
            </>
          )}
        </EntryForm>
        <Stack gap="xl">
          <Handling
            enquiry={enquiry}
            isDone={done === 'change'}
            error={refused?.intent === 'change' ? refused.refused.fields.assignee_id : undefined}
          />
          <EntryForm
            ref={note}
            {...form('note')}
            title="Note"
            label="Note"
            doneText="Your note has been added."
          >
            For colleagues only. The visitor does not see it.
          </EntryForm>
        </Stack>
      </Grid>
      <ActionForm
        title="Delete"
        lead="Deletes the enquiry with its files, notes, replies and mails for good. The log keeps its reference only."
        submit="Delete this enquiry"
        intent="delete"
        quiet
      >
        <input type="hidden" name="version" value={enquiry.version} />
        <Checkbox name="sure" label={`Delete ${reference}`} required />
      </ActionForm>
    </Screen>
  );
}

interface HandlingProps {
  enquiry: Enquiry;
  isDone: boolean;
  error: string | undefined;
}

function Handling({ enquiry, isDone, error }: HandlingProps) {
  const { status, assignee_id, assignees, version } = enquiry;
  return (
    <ActionForm
      title="Handling"
      submit="Save"
      intent="change"
      quiet
      done={isDone && 'Saved.'}
      preventScrollReset
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown_status" value={status} />
      <Select
        name="status"
        label="Status"
        options={ENQUIRY_STATUSES.map((value) => ({ value, label: enquiryNames[value] }))}
        defaultValue={status}
        required
      />
      <Select
        name="assignee_id"
        label="Assigned to"
        placeholder="Nobody"
        options={assignees.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={String(assignee_id ?? '')}
        error={error}
      />
    </ActionForm>
  );
}

function Requested({ request }: { request: NonNullable<Enquiry['request']> }) {
  const { products, facts, address } = request;
  return (
    <Stack gap="s">
      <Heading level={2} size="h4">
        Requested
      </Heading>
      {factTables({ products, facts }).map(({ title = 'Stated', items }) => (
        <Stack key={title} gap="s">
          <Text size="small" tone="muted">
            {title}
          </Text>
          <PropertyTable label={title} items={items} />
        </Stack>
      ))}
      <Link href={address} tone="standalone">
        Open the page that the visitor saw
      </Link>
    </Stack>
  );
}

/** A value as the contact form words it. */
function wordsOf(field: string, value: string): string {
  if (field === 'severity') return capitalized(value);
  const message = field === 'message_code' && faultOf(value);
  return message ? faultTitle(message) : value;
}
