import { queryOf } from '@brand/router/queryOf';
import { listMails, sendMailsAgain } from '@brand/service/client/admin';
import { type AdminMail, MAIL_STATUSES } from '@brand/service/contract/admin';
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Link,
  RecordList,
  Text,
  VisuallyHidden,
} from '@brand/ui';
import { Form } from 'react-router-dom';
import { AdminApi, choiceOf, pageOf, textOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { ListFilter } from '../shared/ListFilter.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Problem, Screen, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { counted, mailNames, mailTones, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/outbox.ts';
import { NoMailServer } from './issues.tsx';

export const meta = () => screenMeta('Outbox');

export async function loader(args: Route.LoaderArgs) {
  const status = choiceOf(args.request, 'status', MAIL_STATUSES);
  const query = { status, page: pageOf(args.request) };
  return { status, ...(await new AdminApi(args).get(listMails, query)) };
}

export async function action(args: Route.ActionArgs) {
  const id = textOf(await args.request.formData(), 'id');
  const body = id === 'all' ? {} : { ids: [Number(id)] };
  const outcome = await new AdminApi(args).change(sendMailsAgain, { body });
  if (outcome.ok) return outcome.value;
  return { refused: outcome };
}

export const clientAction = keepScreenOnError;

export default function Outbox({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const time = useTime();
  const { mails, counts, pagination, sending, status } = loaderData;
  const list = { path: '/admin/outbox', filter: { status } };
  const unsent = counts.waiting + counts.failed;
  return (
    <Screen
      title="Outbox"
      lead="Emails from the site, and your replies. Failed attempts are repeated for about two and a half days."
      actions={
        sending &&
        unsent > 0 && (
          <Form method="post">
            <Button type="submit" name="id" value="all" size="small" tone="quiet">
              Send all now
            </Button>
          </Form>
        )
      }
    >
      {!sending && <NoMailServer />}
      <ListFilter
        {...list}
        name="status"
        label="Emails by status"
        names={mailNames}
        all="Not sent"
        counts={{ ...counts, all: unsent }}
      />
      {actionData && 'refused' in actionData && <Problem refused={actionData.refused} />}
      {actionData && 'count' in actionData && (
        <Alert tone={actionData.count > 0 ? 'success' : 'info'}>
          {actionData.count > 0
            ? `${counted(actionData.count, 'email')} will be sent now.`
            : 'Nothing to send: it has just been sent, is being sent now, or belongs to a stopped issue.'}
        </Alert>
      )}
      {mails.length === 0 ? (
        <EmptyState
          title={
            status
              ? `There are no ${mailNames[status].toLowerCase()} emails.`
              : 'The outbox is empty.'
          }
        >
          {!status && 'All emails have been sent.'}
        </EmptyState>
      ) : (
        <RecordList.Root aria-label="Emails">
          {mails.map((mail) => (
            <RecordList.Item key={mail.id}>
              <RecordList.Main>
                <RecordList.Title>
                  <Title mail={mail} />
                </RecordList.Title>
                <RecordList.Meta>{historyOf(mail, sending, time)}</RecordList.Meta>
                {mail.last_error && <Text size="small">Last error: {mail.last_error}</Text>}
              </RecordList.Main>
              <RecordList.Side>
                {mail.stopped ? (
                  <Badge>Stopped</Badge>
                ) : (
                  <Badge tone={mailTones[mail.status]}>{mailNames[mail.status]}</Badge>
                )}
                {sending && mail.status !== 'sent' && !mail.stopped && (
                  <Form method="post" preventScrollReset>
                    <Button type="submit" name="id" value={mail.id} size="small" tone="quiet">
                      Send now{' '}
                      <VisuallyHidden>
                        (<Name mail={mail} />)
                      </VisuallyHidden>
                    </Button>
                  </Form>
                )}
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href={list.path + queryOf(list.filter)} />
    </Screen>
  );
}

function Title({ mail }: { mail: AdminMail }) {
  const name = <Name mail={mail} />;
  if (!mail.enquiry) return name;
  return <Link href={`/admin/enquiries/${mail.enquiry.id}`}>{name}</Link>;
}

function Name({ mail: { kind, to, enquiry, issue } }: { mail: AdminMail }) {
  const reference = enquiry && <data value={enquiry.reference}>{enquiry.reference}</data>;
  const address = <bdi>{to}</bdi>;
  return {
    enquiry: <>Forwarded enquiry {reference}</>,
    acknowledgement: (
      <>
        Acknowledgement of enquiry {reference} to {address}
      </>
    ),
    issue: (
      <>
        Newsletter to {address} about <bdi>{issue}</bdi>
      </>
    ),
    test: (
      <>
        Test of the newsletter to {address} about <bdi>{issue}</bdi>
      </>
    ),
    reply: (
      <>
        Reply to enquiry {reference} for {address}
      </>
    ),
    confirmation: <>Newsletter confirmation to {address}</>,
  }[kind];
}

function historyOf(mail: AdminMail, sending: boolean, time: (iso: string) => string): string {
  const { status, stopped, attempts, created_at, due_at, ended_at } = mail;
  const tried = attempts > 0 ? `, ${counted(attempts, 'attempt')}` : '';
  const ended = ended_at && `${status === 'sent' ? 'Sent' : 'Gave up'} ${time(ended_at)}`;
  const next = stopped
    ? 'Not sent while its issue is stopped'
    : sending && `Next attempt ${time(due_at)}`;
  return [`Created ${time(created_at)}${tried}`, ended || next].filter(Boolean).join('. ');
}
