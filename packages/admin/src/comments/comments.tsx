import { queryOf } from '@brand/router/queryOf';
import {
  answerComment,
  decideComments,
  decideView,
  deleteComments,
  deleteView,
  listComments,
} from '@brand/service/client/admin';
import { type AdminComment, COMMENT_STATUSES } from '@brand/service/contract/admin';
import { Alert, Button, EmptyState, Stack } from '@brand/ui';
import { type ReactNode, useRef } from 'react';
import { data, Form } from 'react-router-dom';
import { AdminApi, choiceOf, pageOf, type Refused, textOf } from '../shared/api.ts';
import { Deleted } from '../shared/Deleted.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { ListFilter } from '../shared/ListFilter.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Problem, Screen, Success } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { counted, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/comments.ts';
import { ModerationQueue } from './ModerationQueue.tsx';

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

/**
 * Moderates the selected comments, all of the view, or the one whose button was pressed (`approved:12`); deletes the
 * selected ones; or answers one.
 */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const api = new AdminApi(args);
  const answered = Number(textOf(form, 'answer'));
  if (answered) {
    const answer = textOf(form, `answer-${answered}`);
    const body = { answer, before: textOf(form, `before-${answered}`) || null };
    const outcome = await api.change(answerComment(answered), { body });
    if (outcome.ok) return { answered };
    const refusedAnswer = { id: answered, text: answer, error: outcome.fields.answer };
    return refuse(outcome, refusedAnswer);
  }
  const [one = '', id] = textOf(form, 'one').split(':');
  const ids = id ? [Number(id)] : form.getAll('id').map(Number);
  const status = id ? one : textOf(form, 'status');
  const from = textOf(form, 'from');
  const newest = Number(textOf(form, 'newest'));
  if (!id && form.has('all')) {
    if (status === 'deleted') {
      const outcome = await api.change(deleteView, { body: { from, newest } });
      return outcome.ok ? { gone: outcome.value } : refuse(outcome);
    }
    const decided_at = textOf(form, 'decided_at') || undefined;
    const body = { status, from, newest, decided_at };
    const outcome = await api.change(decideView, { body });
    if (outcome.ok) return { decidedView: { ...outcome.value, newest }, status, from };
    return refuse(outcome);
  }
  if (ids.length === 0) return { nothing: true as const };
  if (status === 'deleted') {
    const outcome = await api.change(deleteComments, { body: { ids, from } });
    if (!outcome.ok) return refuse(outcome);
    const { ids: gone, remains } = outcome.value;
    return { gone: { count: gone.length, remains } };
  }
  const body = { ids, status, from };
  const outcome = await api.change(decideComments, { body });
  if (outcome.ok) return { decided: outcome.value.ids, asked: ids.length, status, from };
  return refuse(outcome);
}

function refuse(
  refused: Refused,
  refusedAnswer?: { id: number; text: string; error: string | undefined },
) {
  return data({ refused, refusedAnswer }, { status: refused.status });
}

export const clientAction = keepScreenOnError;

export default function Comments({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { comments, counts, newest, pagination, status } = loaderData;
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
          <input type="hidden" name="newest" value={newest} />
          <ModerationQueue
            key={status}
            comments={comments}
            status={status}
            form={form}
            total={pagination.total}
            refusedAnswer={
              actionData && 'refusedAnswer' in actionData ? actionData.refusedAnswer : undefined
            }
          />
        </Form>
      )}
      <ListPagination pagination={pagination} href={list.path + queryOf(list.filter)} />
    </Screen>
  );
}

function Result({ result }: { result: Route.ComponentProps['actionData'] }) {
  if (!result) return null;
  if ('refused' in result) return <Problem refused={result.refused} />;
  if ('nothing' in result) return <Alert tone="error">Select at least one comment first.</Alert>;
  if ('gone' in result && result.gone) {
    const { count, remains } = result.gone;
    return (
      <Deleted remains={remains}>
        {counted(count, 'comment')} {count === 1 ? 'has' : 'have'} been deleted.
      </Deleted>
    );
  }
  if ('answered' in result) return <Success>Your answer has been saved.</Success>;
  const { status, from } = result;
  const name = NAMES[status as Status]?.toLowerCase() ?? status;
  if (result.decidedView) {
    const { count, newest, decided_at } = result.decidedView;
    const undone = { all: 'on', newest, decided_at, from: status };
    return (
      <Decided undo={count > 0 && from} fields={Object.entries(undone)}>
        {counted(count, 'comment')} moved to {name}.
      </Decided>
    );
  }
  const { decided, asked } = result;
  const fields = decided.map((id) => ['id', id] as const);
  return (
    <Decided undo={decided.length > 0 && from} fields={[...fields, ['from', status]]}>
      {counted(decided.length, 'comment')} moved to {name}.
      {asked > decided.length &&
        ` Somebody else has already decided on ${counted(asked - decided.length, 'comment')}.`}
    </Decided>
  );
}

interface DecidedProps {
  /** Status that the comments had before; false if nothing can be undone. */
  undo: string | false;
  /** Fields that say which comments were decided about. */
  fields: (readonly [string, string | number])[];
  children: ReactNode;
}

function Decided({ undo, fields, children }: DecidedProps) {
  return (
    <Success>
      <Stack direction="inline" gap="m">
        <span>{children}</span>
        {undo && (
          <Form method="post" preventScrollReset>
            {fields.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="status" value={undo} size="small" tone="quiet">
              Undo
            </Button>
          </Form>
        )}
      </Stack>
    </Success>
  );
}
