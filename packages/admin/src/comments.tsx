import { decideComments, listComments } from '@brand/service/client/admin';
import { type AdminComment, COMMENT_STATUSES } from '@brand/service/contract/admin';
import { Alert, Button, EmptyState, KeyList, Stack } from '@brand/ui';
import { useRef } from 'react';
import { data, Form } from 'react-router-dom';
import type { Route } from './+types/comments.ts';
import { AdminApi, choiceOf, pageOf, queryOf, textOf } from './api.ts';
import { keepScreenOnError } from './keepScreenOnError.ts';
import { ListFilter } from './ListFilter.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ModerationQueue } from './ModerationQueue.tsx';
import { Problem, Screen, Success } from './Screen.tsx';
import { counted, screenMeta } from './words.ts';

type Status = AdminComment['status'];

const NAMES: Record<Status, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
};

export const meta = () => screenMeta('Comments');

export async function loader(args: Route.LoaderArgs) {
  const status = choiceOf(args.request, 'status', COMMENT_STATUSES) ?? 'pending';
  const query = { status, page: pageOf(args.request) };
  return { status, ...(await new AdminApi(args).get(listComments, query)) };
}

/** Moderates the selected comments, or the one whose button was pressed: `approved:12`. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const [one = '', id] = textOf(form, 'one').split(':');
  const ids = id ? [Number(id)] : form.getAll('id').map(Number);
  const status = id ? one : textOf(form, 'status');
  const from = textOf(form, 'from');
  if (ids.length === 0) return { nothing: true as const };
  const body = { ids, status, from };
  const outcome = await new AdminApi(args).change(decideComments, { body });
  if (outcome.ok) return { decided: outcome.value.ids, asked: ids.length, status, from };
  return data({ refused: outcome }, { status: outcome.status });
}

export const clientAction = keepScreenOnError;

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const { comments, counts, pagination, status } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const list = { path: '/admin/comments', filter: { status } };
  return (
    <Screen title="Comments" lead="Readers see a comment once it is approved.">
      <ListFilter
        {...list}
        name="status"
        label="Comments by status"
        names={NAMES}
        counts={counts}
      />
      <Result result={actionData} />
      {comments.length === 0 ? (
        <EmptyState
          title={
            status === 'pending'
              ? 'No comments are waiting.'
              : `There are no ${NAMES[status].toLowerCase()} comments.`
          }
        >
          {status === 'pending' && 'New comments appear here when readers send them.'}
        </EmptyState>
      ) : (
        <Form method="post" ref={form} preventScrollReset>
          <input type="hidden" name="from" value={status} />
          <ModerationQueue key={status} comments={comments} status={status} form={form} />
        </Form>
      )}
      <KeyList
        aria-label="Keys"
        items={[
          { key: 'J', name: 'Next' },
          { key: 'K', name: 'Previous' },
          { key: 'X', name: 'Select' },
          { key: 'A', name: 'Approve' },
          { key: 'R', name: 'Reject' },
          { key: 'S', name: 'Spam' },
        ]}
      />
      <ListPagination pagination={pagination} href={list.path + queryOf(list.filter)} />
    </Screen>
  );
}

function Result({ result }: { result: Route.ComponentProps['actionData'] }) {
  if (!result) return null;
  if ('refused' in result) return <Problem refused={result.refused} />;
  if ('nothing' in result) return <Alert tone="error">Select at least one comment first.</Alert>;
  const { decided, asked, status, from } = result;
  const name = NAMES[status as Status]?.toLowerCase() ?? status;
  return (
    <Success>
      <Stack direction="inline" gap="m">
        <span>
          {counted(decided.length, 'comment')} moved to {name}.
          {asked > decided.length &&
            ` Somebody else has decided about ${counted(asked - decided.length, 'comment')} meanwhile.`}
        </span>
        {decided.length > 0 && (
          <Form method="post" preventScrollReset>
            {decided.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <input type="hidden" name="from" value={status} />
            <Button type="submit" name="status" value={from} size="small" tone="quiet">
              Undo
            </Button>
          </Form>
        )}
      </Stack>
    </Success>
  );
}
