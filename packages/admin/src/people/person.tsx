import { changeRole, listPeople, removePerson, session } from '@brand/service/client/admin';
import type { Person } from '@brand/service/contract/admin';
import { Alert, Checkbox, Link, Text } from '@brand/ui';
import { data, redirect } from 'react-router-dom';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, intentOf, textOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Problem, Screen, Success } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/person.ts';
import { RoleField } from './RoleField.tsx';

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
  const removes = intentOf(form, ['role', 'remove']) === 'remove';
  const outcome = removes
    ? await api.change(removePerson(id))
    : await api.change(changeRole(id), { body: { role: textOf(form, 'role') } });
  if (outcome.ok && removes) throw redirect('/admin/people?removed');
  if (outcome.ok) return { refused: undefined };
  return { refused: outcome };
}

export const clientAction = keepScreenOnError;

export default function PersonScreen({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
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
  return (
    <ActionForm submit="Save role" intent="role" preventScrollReset>
      <RoleField key={role} defaultValue={role} error={error} />
      <Text size="small" tone="muted">
        A new role applies from the next page that they open. If they can no longer handle
        enquiries, theirs become unassigned.
      </Text>
    </ActionForm>
  );
}

function Removal({ name }: { name: string }) {
  return (
    <ActionForm
      title="Remove"
      lead="Ends the account and its sessions at once. Posts, notes, replies and the log are kept."
      submit="Remove this account"
      intent="remove"
      quiet
    >
      <Checkbox name="sure" label={`Remove the account of ${name}`} required />
    </ActionForm>
  );
}
