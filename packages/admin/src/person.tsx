import { changeRole, listPeople, removePerson, session } from '@brand/service/client/admin';
import type { Person } from '@brand/service/contract/admin';
import { Alert, Checkbox, Heading, Link, Stack, SubmitButton, Text } from '@brand/ui';
import { data, Form, redirect } from 'react-router-dom';
import type { Route } from './+types/person.ts';
import { AdminApi, textOf } from './api.ts';
import { keepScreenOnError } from './keepScreenOnError.ts';
import { RoleField } from './RoleField.tsx';
import { Problem, Screen, Success, useBusy } from './Screen.tsx';
import { screenMeta } from './words.ts';

export const meta = () => screenMeta('Person');

export async function loader(args: Route.LoaderArgs) {
  const api = new AdminApi(args);
  const [{ people }, { administrator }] = await Promise.all([
    api.get(listPeople),
    api.get(session),
  ]);
  const person = people.find(({ id }) => String(id) === args.params.id);
  if (!person) throw data(null, { status: 404 });
  const administrators = people.filter(({ role }) => role === 'administrator');
  const isLast = administrators.length === 1 && administrators[0]?.id === person.id;
  return { person, isLast, isMe: person.id === administrator.id };
}

/** Removes the account or changes its role. */
export async function action(args: Route.ActionArgs) {
  const api = new AdminApi(args);
  const form = await args.request.formData();
  const { id } = args.params;
  const removes = textOf(form, 'intent') === 'remove';
  const outcome = removes
    ? await api.change(removePerson(id))
    : await api.change(changeRole(id), { body: { role: textOf(form, 'role') } });
  if (outcome.ok && removes) throw redirect('/admin/people?removed');
  if (outcome.ok) return { refused: undefined };
  return { refused: outcome };
}

export const clientAction = keepScreenOnError;

export default function PersonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isLast, isMe } = loaderData;
  const refused = actionData?.refused;
  return (
    <Screen title={person.name} lead={<Link href="/admin/people">All people</Link>}>
      <Problem refused={refused} />
      {actionData && !refused && <Success>Saved.</Success>}
      <Text>
        <bdi>{person.email}</bdi>
        {isMe && '. This is your own account.'}
      </Text>
      {isLast ? (
        <Alert title="The last administrator">
          This account cannot be changed until there is another administrator.
        </Alert>
      ) : (
        <>
          <RoleForm person={person} error={refused?.fields.role} />
          <Removal name={person.name} />
        </>
      )}
    </Screen>
  );
}

function RoleForm({ person: { role }, error }: { person: Person; error: string | undefined }) {
  const busy = useBusy();
  return (
    <Form method="post" preventScrollReset>
      <Stack gap="l">
        <RoleField key={role} defaultValue={role} error={error} />
        <Text size="small" tone="muted">
          A new role applies from the next page that they open. If they can no longer handle
          enquiries, theirs become unassigned.
        </Text>
        <Stack direction="inline">
          <SubmitButton name="intent" value="role" size="small" busy={busy}>
            Save role
          </SubmitButton>
        </Stack>
      </Stack>
    </Form>
  );
}

function Removal({ name }: { name: string }) {
  const busy = useBusy();
  return (
    <Form method="post">
      <Stack gap="m">
        <Heading level={2} size="h3">
          Remove
        </Heading>
        <Text tone="muted">
          Ends the account and its sessions at once. Posts, notes, replies and the log are kept.
        </Text>
        <Checkbox name="sure" label={`Remove the account of ${name}`} required />
        <Stack direction="inline">
          <SubmitButton name="intent" value="remove" size="small" tone="quiet" busy={busy}>
            Remove this account
          </SubmitButton>
        </Stack>
      </Stack>
    </Form>
  );
}
