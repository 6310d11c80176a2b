import { AdminSubscriberList, SUBSCRIBER_STATUSES } from '@brand/service/contract/admin';
import { Badge, ButtonLink, EmptyState, FilterPills, RecordList } from '@brand/ui';
import type { Route } from './+types/subscribers.ts';
import { AdminApi, choiceOf, pageOf, queryOf } from './api.ts';
import { Pages } from './Pages.tsx';
import { Screen, useTime } from './Screen.tsx';
import { screenMeta } from './words.ts';

export const meta = () => screenMeta('Subscribers');

export async function loader(args: Route.LoaderArgs) {
  const status = choiceOf(args.request, 'status', SUBSCRIBER_STATUSES);
  const query = queryOf({ status, page: pageOf(args.request) });
  return { status, ...(await new AdminApi(args).get(AdminSubscriberList, `subscribers${query}`)) };
}

const NAMES = {
  pending: 'Not yet confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
} as const;
const TONES = { pending: 'patent', confirmed: 'popular', unsubscribed: 'other' } as const;

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const time = useTime();
  const { subscribers, counts, pagination, status } = loaderData;
  return (
    <Screen
      title="Subscribers"
      lead="Only those who have confirmed by email receive the newsletter."
      actions={
        <ButtonLink href="/api/admin/subscribers/export.csv" size="small" tone="quiet" download>
          Export as CSV
        </ButtonLink>
      }
    >
      <FilterPills
        label="Subscribers by status"
        value={status ?? 'all'}
        options={[
          { value: 'all', label: 'All', href: '/admin/subscribers' },
          ...SUBSCRIBER_STATUSES.map((value) => ({
            value,
            label: NAMES[value],
            count: counts[value] ?? 0,
            href: `/admin/subscribers${queryOf({ status: value })}`,
          })),
        ]}
      />
      {subscribers.length === 0 ? (
        <EmptyState
          title={
            status ? `Nobody has ${NAMES[status].toLowerCase()}.` : 'Nobody has subscribed yet.'
          }
        />
      ) : (
        <RecordList.Root aria-label="Subscribers">
          {subscribers.map((subscriber) => (
            <RecordList.Item key={subscriber.id}>
              <RecordList.Main>
                <RecordList.Title>{subscriber.email}</RecordList.Title>
                <RecordList.Meta>
                  Asked {time(subscriber.created_at)}, changed {time(subscriber.changed_at)}
                </RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>
                <Badge tone={TONES[subscriber.status]}>{NAMES[subscriber.status]}</Badge>
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <Pages pagination={pagination} href={`/admin/subscribers${queryOf({ status })}`} />
    </Screen>
  );
}
