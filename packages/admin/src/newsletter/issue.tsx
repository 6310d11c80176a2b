import { holdIssue, readIssue, sendIssue, testIssue } from '@brand/service/client/admin';
import type { AdminIssue } from '@brand/service/contract/admin';
import {
  Button,
  Card,
  Checkbox,
  Heading,
  Link,
  Progress,
  PropertyTable,
  Prose,
  Stack,
  Text,
} from '@brand/ui';
import { useEffect } from 'react';
import { data, Form, useRevalidator } from 'react-router-dom';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, intentOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Lines } from '../shared/Lines.tsx';
import { Problem, Screen, Success, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { counted, issueState, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/issue.ts';
import { NoMailServer } from './issues.tsx';

export const meta = () => screenMeta('Newsletter');

export function loader(args: Route.LoaderArgs) {
  return new AdminApi(args).get(readIssue(args.params.id));
}

/** Sends a test or the issue, stops it or continues it. */
export async function action(args: Route.ActionArgs) {
  const intent = intentOf(await args.request.formData(), ['test', 'send', 'stop', 'continue']);
  const { id } = args.params;
  const api = new AdminApi(args);
  const outcome = await (intent === 'test'
    ? api.change(testIssue(id))
    : intent === 'send'
      ? api.change(sendIssue(id))
      : api.change(holdIssue(id), { body: { stop: intent === 'stop' } }));
  if (outcome.ok) return { done: intent };
  return data({ refused: outcome }, { status: outcome.status });
}

export const clientAction = keepScreenOnError;

const DONE = {
  test: 'A test is on its way to your own address.',
  send: 'The issue is being sent.',
  stop: 'Stopped. Emails that have left cannot be taken back.',
  continue: 'The issue is being sent again, to those who have not got it yet.',
};

export default function Issue({ loaderData: issue, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { id, title, text, started_at, sending } = issue;
  const done = actionData && 'done' in actionData ? DONE[actionData.done] : undefined;
  return (
    <Screen title={title} lead={<Link href="/admin/issues">All articles</Link>}>
      <Problem refused={actionData && 'refused' in actionData ? actionData.refused : null} />
      {done && <Success>{done}</Success>}
      {!sending && <NoMailServer />}
      {started_at ? <Sent issue={issue} startedAt={started_at} /> : <Unsent issue={issue} />}
      <Stack gap="m">
        <Heading level={2} size="h3">
          The email
        </Heading>
        <Text tone="muted">Each subscriber’s own link to unsubscribe is added at its end.</Text>
        <Link href={`/api/admin/issues/${id}/mail.html`} newTab tone="standalone">
          Open the email as HTML
        </Link>
        <Heading level={3} size="h4">
          As plain text
        </Heading>
        <Card>
          <Prose>
            {text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} dir="auto">
                <Lines text={paragraph} />
              </p>
            ))}
          </Prose>
        </Card>
      </Stack>
    </Screen>
  );
}

function Unsent({ issue: { title, recipients } }: { issue: AdminIssue }) {
  const readers = counted(recipients, 'subscriber');
  return (
    <>
      <ActionForm
        title="Test"
        lead="Sends the email to your own address."
        submit="Send a test to me"
        intent="test"
        quiet
        preventScrollReset
      />
      {recipients > 0 ? (
        <ActionForm
          title="Send"
          lead="An article can be sent only once."
          submit={`Send to ${readers}`}
          intent="send"
          preventScrollReset
        >
          <Checkbox name="sure" label={`Send “${title}” to ${readers}`} required />
        </ActionForm>
      ) : (
        <Text>Nobody has confirmed a subscription yet, so there is nobody to send it to.</Text>
      )}
    </>
  );
}

/** How often the progress is read while mails are leaving. */
const REFRESH_MS = 3000;

function Sent({ issue, startedAt }: { issue: AdminIssue; startedAt: string }) {
  const { started_by, stopped_at, recipients, waiting, sent, failed } = issue;
  const time = useTime();
  const { revalidate } = useRevalidator();
  const isLeaving = waiting > 0 && !stopped_at;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isLeaving, revalidate]);
  const known = waiting + sent + failed;
  const rows: [string, string | number][] = [
    ['Started', `${time(startedAt)} by ${started_by}`],
    ...(stopped_at ? [['Stopped', time(stopped_at)] satisfies [string, string]] : []),
    // Mails that have left are deleted after some months.
    ...(known > 0
      ? ([
          ['Sent', sent],
          [stopped_at ? 'Not sent' : 'Waiting', waiting],
          ['Failed', failed],
          ['Unsubscribed meanwhile', recipients - known],
        ] satisfies [string, number][])
      : []),
  ];
  return (
    <Stack gap="m">
      <Progress
        label={issueState(issue)}
        value={recipients - waiting}
        max={recipients}
        valueText={`${recipients - waiting} of ${recipients}`}
      />
      <PropertyTable
        label="Progress"
        items={rows.map(([name, value]) => ({ name, values: [<bdi key={name}>{value}</bdi>] }))}
      />
      {waiting > 0 && (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value={stopped_at ? 'continue' : 'stop'}
            size="small"
            tone="quiet"
          >
            {stopped_at ? 'Continue' : 'Stop'}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
