import { invite, listPeople, withdrawInvitation } from '@brand/service/client/admin';
import { ROLES } from '@brand/service/contract/admin';
import { Button, Grid, Heading, Link, RecordList, Stack, Text, VisuallyHidden } from '@brand/ui';
import { Form } from 'react-router-dom';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, type Refused, textOf } from '../shared/api.ts';
import { EmailField } from '../shared/fields.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { NewLink } from '../shared/NewLink.tsx';
import { Problem, Screen, Success, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { capitalized, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/people.ts';
import { RoleField } from './RoleField.tsx';

export const meta = () => screenMeta('People');

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const list = await new AdminApi(args).get(listPeople);
  return { ...list, removed: searchParams.has('removed') };
}

/** Invites somebody, or withdraws the invitation in the field `withdraw`. */
export async function action(args: Route.ActionArgs) {
  const api = new AdminApi(args);
  const form = await args.request.formData();
  const withdrawn = textOf(form, 'withdraw');
  if (withdrawn) {
    const outcome = await api.change(withdrawInvitation, { body: { email: withdrawn } });
    return outcome.ok ? { withdrawn } : { refused: outcome };
  }
  const given = textOf(form, 'role');
  const role = ROLES.find((one) => one === given) ?? 'editor';
  const values = { email: textOf(form, 'email'), role };
  const outcome = await api.change(invite, { body: values });
  if (outcome.ok) return { link: outcome.value, values };
  return { refused: outcome, values };
}

export const clientAction = keepScreenOnError;

export default function People({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { people, invitations, removed } = loaderData;
  const { link, refused, values, withdrawn } = {
    ...{ link: undefined, refused: undefined, values: undefined, withdrawn: undefined },
    ...actionData,
  };
  const time = useTime();
  return (
    <Screen title="People" lead="The people who can sign in, and their roles.">
      <Problem refused={refused} />
      {link && (
        <NewLink
          title={`${values?.email} has been invited`}
          path={`/admin/welcome?token=${link.token}`}
          name="The invitation"
        >
          Send them this link. It is shown only once, works once and expires on{' '}
          {time(link.expires_at)}.
        </NewLink>
      )}
      {withdrawn && <Success>The invitation of {withdrawn} no longer works.</Success>}
      {removed && !actionData && <Success>The account has been removed.</Success>}
      <RecordList.Root aria-label="Accounts">
        {people.map(({ id, name, email, role, totp, created_at }) => (
          <RecordList.Item key={id}>
            <RecordList.Main>
              <RecordList.Title>
                <Link href={`/admin/people/${id}`}>{name}</Link>
              </RecordList.Title>
              <RecordList.Meta>
                Since {time(created_at)}
                {totp && ', signs in with one-time codes'}, <bdi>{email}</bdi>
              </RecordList.Meta>
            </RecordList.Main>
            <RecordList.Side>
              <Text size="small">{capitalized(role)}</Text>
            </RecordList.Side>
          </RecordList.Item>
        ))}
      </RecordList.Root>
      {invitations.length > 0 && (
        <Stack gap="m">
          <Heading level={2} size="h3">
            Invited
          </Heading>
          <RecordList.Root aria-label="Invited">
            {invitations.map(({ email, role, expires_at }) => (
              <RecordList.Item key={email}>
                <RecordList.Main>
                  <RecordList.Title>
                    <bdi>{email}</bdi>
                  </RecordList.Title>
                  <RecordList.Meta>The link expires on {time(expires_at)}</RecordList.Meta>
                </RecordList.Main>
                <RecordList.Side>
                  <Text size="small">{capitalized(role)}</Text>
                  <Form method="post" preventScrollReset>
                    <Button type="submit" name="withdraw" value={email} size="small" tone="quiet">
                      Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
                    </Button>
                  </Form>
                </RecordList.Side>
              </RecordList.Item>
            ))}
          </RecordList.Root>
        </Stack>
      )}
      <Invite key={link?.token} refused={refused} values={link ? undefined : values} />
    </Screen>
  );
}

interface InviteProps {
  refused: Refused | undefined;
  values: { email: string; role: (typeof ROLES)[number] } | undefined;
}

function Invite({ refused, values }: InviteProps) {
  return (
    <Grid columns="two">
      <ActionForm title="Invite somebody" submit="Create invitation">
        <EmailField defaultValue={values?.email} error={refused?.fields.email} />
        <RoleField defaultValue={values?.role ?? 'editor'} error={refused?.fields.role} />
      </ActionForm>
    </Grid>
  );
}
