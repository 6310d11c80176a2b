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
import type { Route } from './+types/outbox.ts';
import { AdminApi, choiceOf, pageOf, queryOf, textOf } from './api.ts';
import { keepScreenOnError } from './keepScreenOnError.ts';
import { ListFilter } from './ListFilter.tsx';
import { ListPagination } from './ListPagination.tsx';
import { Problem, Screen, useTime } from './Screen.tsx';
import { counted, mailNames, mailTones, screenMeta } from './words.ts';

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

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
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
      {!sending && (
        <Alert title="There is no mail server yet.">
          Emails wait here until the site is started with SMTP_URL, MAIL_FROM, ENQUIRIES_TO and
          PUBLIC_URL.
        </Alert>
      )}
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
            : 'Nothing to send: it has just been sent, or is being sent now.'}
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
                <Badge tone={mailTones[mail.status]}>{mailNames[mail.status]}</Badge>
                {sending && mail.status !== 'sent' && (
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

function Name({ mail: { kind, to, enquiry } }: { mail: AdminMail }) {
  const reference = <bdi>{enquiry?.reference}</bdi>;
  const address = <bdi>{to}</bdi>;
  return {
    enquiry: <>Enquiry {reference}, forwarded</>,
    reply: (
      <>
        Reply to enquiry {reference}, to {address}
      </>
    ),
    confirmation: <>Request to confirm the newsletter, to {address}</>,
  }[kind];
}

function historyOf(mail: AdminMail, sending: boolean, time: (iso: string) => string): string {
  const { status, attempts, created_at, due_at, ended_at } = mail;
  const tried = attempts > 0 ? `, ${counted(attempts, 'attempt')}` : '';
  const ended = ended_at && `${status === 'sent' ? 'Sent' : 'Given up'} ${time(ended_at)}`;
  const next = sending && `Next attempt ${time(due_at)}`;
  return [`Written ${time(created_at)}${tried}`, ended || next].filter(Boolean).join('. ');
}
