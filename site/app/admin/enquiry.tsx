import { AdminEnquiry, ENQUIRY_STATUSES } from '@brand/service/contract/admin';
import { Alert, Button, ButtonLink, Heading, Link, PropertyTable, Stack, Text } from '@brand/ui';
import { Form } from 'react-router-dom';
import type { Route } from './+types/enquiry.ts';
import { AdminApi, textOf, toSignIn } from './api.ts';
import { Problem, Screen } from './Screen.tsx';
import { capitalised, screenMeta, timeOf } from './words.ts';

export const meta = () => screenMeta('Enquiry');

export function loader(args: Route.LoaderArgs) {
  return new AdminApi(args).get(AdminEnquiry, `enquiries/${args.params.id}`);
}

export async function action(args: Route.ActionArgs) {
  const status = textOf(await args.request.formData(), 'status');
  const outcome = await new AdminApi(args).send('PATCH', `enquiries/${args.params.id}`, { status });
  if (outcome.ok) return { status };
  if (outcome.status === 401) throw toSignIn(args.request);
  return { refused: outcome };
}

const ACTIONS = {
  new: 'Mark as new',
  read: 'Mark as read',
  closed: 'Close',
  spam: 'Spam',
} as const;
const STATES = { new: 'new', read: 'read', closed: 'closed', spam: 'spam' } as const;
/** Fields that hold running text. */
const TEXTS = ['message', 'issue', 'experience'];

export default function Enquiry({ loaderData: enquiry, actionData }: Route.ComponentProps) {
  const { id, reference, kind, status, name, email, fields, files, created_at } = enquiry;
  const subject = `Re: ${fields.subject ?? `your ${kind} enquiry`} [${reference}]`;
  const facts = Object.entries(fields).filter(([field]) => !TEXTS.includes(field));
  const rows = [
    ['Name', name],
    ['Email', email],
    ['Received', timeOf(created_at)],
    ['Kind', capitalised(kind)],
    ['Status', capitalised(STATES[status])],
    ...facts.map(([field, value]) => [labelOf(field), value]),
  ];
  return (
    <Screen
      title={reference}
      lead={<Link href="/admin/enquiries">All enquiries</Link>}
      actions={
        <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} size="small">
          Reply by email
        </ButtonLink>
      }
    >
      {actionData && 'refused' in actionData && <Problem refused={actionData.refused} />}
      {actionData && 'status' in actionData && (
        <Alert tone="success">This enquiry is now {STATES[status]}.</Alert>
      )}
      {TEXTS.filter((field) => fields[field]).map((field) => (
        <Stack key={field} gap="s">
          <Heading level={2} size="h4">
            {labelOf(field)}
          </Heading>
          {(fields[field] ?? '').split(/\n+/).map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
      <PropertyTable
        label="About this enquiry"
        rows={rows.map(([field = '', value = '']) => ({ name: field, values: [value] }))}
      />
      {files.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="h4">
            Files
          </Heading>
          <Text size="small" tone="muted">
            Nobody has looked into these files. Open them with care.
          </Text>
          <Stack as="ul" gap="xs">
            {files.map((file) => (
              <li key={file.id}>
                <Link href={`/api/admin/enquiries/${id}/files/${file.id}`} download={file.name}>
                  {file.name}
                </Link>{' '}
                ({Math.max(1, Math.round(file.size / 1024))} KB)
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <Form method="post">
        <Stack direction="inline" gap="s">
          {ENQUIRY_STATUSES.filter((value) => value !== status).map((value) => (
            <Button key={value} type="submit" name="status" value={value} size="small" tone="quiet">
              {ACTIONS[value]}
            </Button>
          ))}
        </Stack>
      </Form>
    </Screen>
  );
}

function labelOf(field: string): string {
  return capitalised(field.replaceAll('_', ' '));
}
