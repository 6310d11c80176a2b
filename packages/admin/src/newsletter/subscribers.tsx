import { queryOf } from '@brand/router/queryOf';
import { deleteSubscriber, endSubscription, listSubscribers } from '@brand/service/client/admin';
import { SUBSCRIBER_STATUSES } from '@brand/service/contract/admin';
import { Badge, Button, EmptyState, RecordList, VisuallyHidden } from '@brand/ui';
import { Form } from 'react-router-dom';
import { AdminApi, choiceOf, pageOf, textOf } from '../shared/api.ts';
import { CsvLinks } from '../shared/CsvLinks.tsx';
import { confirmSubmit } from '../shared/confirmSubmit.ts';
import { Deleted } from '../shared/Deleted.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { ListFilter } from '../shared/ListFilter.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { ListSearch } from '../shared/ListSearch.tsx';
import { Problem, Screen, Success, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/subscribers.ts';

export const meta = () => screenMeta('Subscribers');

export async function loader(args: Route.LoaderArgs) {
  const filter = {
    status: choiceOf(args.request, 'status', SUBSCRIBER_STATUSES),
    search: new URL(args.request.url).searchParams.get('search') || undefined,
  };
  const query = { ...filter, page: pageOf(args.request) };
  return { filter, ...(await new AdminApi(args).get(listSubscribers, query)) };
}

/** Ends the subscription in the field `unsubscribe`, or deletes the subscriber in the field `delete`. */
export async function action(args: Route.ActionArgs) {
  const api = new AdminApi(args);
  const form = await args.request.formData();
  const gone = Number(textOf(form, 'delete'));
  if (gone) {
    const outcome = await api.change(deleteSubscriber(gone));
    return outcome.ok ? { deleted: outcome.value } : { refused: outcome };
  }
  const id = Number(textOf(form, 'unsubscribe'));
  const outcome = await api.change(endSubscription(id));
  return outcome.ok ? { ended: id } : { refused: outcome };
}

export const clientAction = keepScreenOnError;

const NAMES = {
  pending: 'Not yet confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
} as const;
const TONES = { pending: 'patent', confirmed: 'popular', unsubscribed: 'other' } as const;

export default function Subscribers({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const time = useTime();
  const { subscribers, counts, pagination, filter } = loaderData;
  const list = { path: '/admin/subscribers', filter };
  const { refused, ended, deleted } = {
    ...{ refused: undefined, ended: undefined, deleted: undefined },
    ...actionData,
  };
  const gone = subscribers.find(({ id }) => id === ended);
  return (
    <Screen
      title="Subscribers"
      lead="Only subscribers who have confirmed by email receive the newsletter. The export has each subscriber’s link to unsubscribe."
      actions={<CsvLinks href="/api/admin/subscribers/export.csv" />}
    >
      <Problem refused={refused} />
      {ended && <Success>{gone?.email ?? 'The address'} has been unsubscribed.</Success>}
      {deleted && <Deleted remains={deleted.remains}>The subscriber has been deleted.</Deleted>}
      <ListSearch {...list} label="Search subscribers" placeholder="Part of the address" />
      <ListFilter
        {...list}
        name="status"
        label="Subscribers by status"
        names={NAMES}
        all="All"
        counts={counts}
      />
      {subscribers.length === 0 ? (
        <EmptyState
          title={
            Object.values(filter).some(Boolean)
              ? 'No subscribers match.'
              : 'Nobody has subscribed yet.'
          }
        />
      ) : (
        <RecordList.Root aria-label="Subscribers">
          {subscribers.map((subscriber) => (
            <RecordList.Item key={subscriber.id}>
              <RecordList.Main>
                <RecordList.Title>
                  <bdi>{subscriber.email}</bdi>
                </RecordList.Title>
                <RecordList.Meta>
                  Requested {time(subscriber.created_at)}
                  {subscriber.changed_at !== subscriber.created_at &&
                    `, changed ${time(subscriber.changed_at)}`}
                  {subscriber.bounced_at &&
                    `. The mail server refused the address ${time(subscriber.bounced_at)}, so no issue is sent to it`}
                </RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>
                {subscriber.bounced_at && <Badge tone="other">Bounced</Badge>}
                <Badge tone={TONES[subscriber.status]}>{NAMES[subscriber.status]}</Badge>
                {subscriber.status !== 'unsubscribed' && (
                  <Form
                    method="post"
                    preventScrollReset
                    onSubmit={confirmSubmit(`Unsubscribe ${subscriber.email}?`)}
                  >
                    <Button
                      type="submit"
                      name="unsubscribe"
                      value={subscriber.id}
                      size="small"
                      tone="quiet"
                    >
                      Unsubscribe<VisuallyHidden> {subscriber.email}</VisuallyHidden>
                    </Button>
                  </Form>
                )}
                <Form
                  method="post"
                  preventScrollReset
                  onSubmit={confirmSubmit(`Delete ${subscriber.email} for good?`)}
                >
                  <Button
                    type="submit"
                    name="delete"
                    value={subscriber.id}
                    size="small"
                    tone="ghost"
                  >
                    Delete<VisuallyHidden> {subscriber.email}</VisuallyHidden>
                  </Button>
                </Form>
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href={list.path + queryOf(filter)} />
    </Screen>
  );
}
