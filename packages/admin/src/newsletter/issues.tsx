import { listIssues } from '@brand/service/client/admin';
import type { AdminIssue } from '@brand/service/contract/admin';
import { Alert, Badge, EmptyState, Link, RecordList } from '@brand/ui';
import { AdminApi, pageOf } from '../shared/api.ts';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Screen, useTime } from '../shared/Screen.tsx';
import { counted, issueState, issueTones, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/issues.ts';

export const meta = () => screenMeta('Newsletter');

export function loader(args: Route.LoaderArgs) {
  return new AdminApi(args).get(listIssues, { page: pageOf(args.request) });
}

export default function Issues({ loaderData }: Route.ComponentProps) {
  const { issues, recipients, pagination, sending } = loaderData;
  const time = useTime();
  return (
    <Screen
      title="Newsletter"
      lead={`An issue is a published article, sent once to everybody who has confirmed: ${counted(recipients, 'subscriber')} now.`}
    >
      {!sending && <NoMailServer />}
      {issues.length === 0 ? (
        <EmptyState title="No article is published yet." />
      ) : (
        <RecordList.Root aria-label="Published articles">
          {issues.map(({ id, title, published_at, started_at, ...issue }) => (
            <RecordList.Item key={id}>
              <RecordList.Main>
                <RecordList.Title>
                  <Link href={`/admin/issues/${id}`}>{title}</Link>
                </RecordList.Title>
                <RecordList.Meta>
                  Published {time(published_at)}
                  {started_at && `, started ${time(started_at)}`}
                </RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>{started_at && <State {...issue} />}</RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href="/admin/issues" />
    </Screen>
  );
}

function State(issue: Pick<AdminIssue, 'stopped_at' | 'recipients' | 'waiting'>) {
  const { recipients, waiting } = issue;
  const state = issueState(issue);
  return (
    <Badge tone={issueTones[state]}>
      {waiting > 0 ? `${state}, ${recipients - waiting} of ${recipients}` : state}
    </Badge>
  );
}

export function NoMailServer() {
  return (
    <Alert title="There is no mail server yet.">
      Emails wait in the outbox until the site is started with SMTP_URL, MAIL_FROM, ENQUIRIES_TO and
      PUBLIC_URL.
    </Alert>
  );
}
