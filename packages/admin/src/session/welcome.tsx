import { acceptInvitation, invitation } from '@brand/service/client/admin';
import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import { Alert, Stack, SubmitButton, TextField } from '@brand/ui';
import { Form, redirect } from 'react-router-dom';
import { AdminApi, cookiesOf, textOf } from '../shared/api.ts';
import { EmailField, PasswordField } from '../shared/fields.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { problems } from '../shared/problems.ts';
import { Problem, Username, useBusy } from '../shared/Screen.tsx';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/welcome.ts';
import { SignedOutLayout } from './SignedOutLayout.tsx';

export const meta = () => screenMeta('Welcome');

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader(args: Route.LoaderArgs) {
  const query = { token: tokenOf(args.request) };
  const read = await new AdminApi(args).send(invitation, { query });
  return read.ok ? { works: true, ...read.value } : { works: false, email: null };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const values = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  const body = {
    token: tokenOf(args.request),
    name: values.name,
    ...(form.has('email') && { email: values.email }),
    password: textOf(form, 'password'),
  };
  const outcome = await new AdminApi(args).send(acceptInvitation, { body });
  if (!outcome.ok) return { refused: outcome, values };
  throw redirect('/admin', { headers: cookiesOf(outcome.headers) });
}

export const clientAction = keepScreenOnError;

export default function Welcome({
  loaderData: { works, email },
  actionData,
}: Route.ComponentProps) {
  const busy = useBusy();
  const { refused, values } = { refused: undefined, values: undefined, ...actionData };
  if (!works) {
    return (
      <SignedOutLayout title="Welcome" lead="Set your password here with a one-time link.">
        <Alert tone="error">{problems['invalid-link']}</Alert>
      </SignedOutLayout>
    );
  }
  return (
    <SignedOutLayout
      title="Welcome"
      lead="Set up your account for the administration. This link works once."
    >
      <Problem refused={refused} />
      <Form method="post">
        <Stack gap="l">
          {email !== null ? (
            <Username email={email} />
          ) : (
            <EmailField
              autoComplete="username"
              defaultValue={values?.email}
              error={refused?.fields.email}
            />
          )}
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            defaultValue={values?.name}
            error={refused?.fields.name}
            required
          />
          <PasswordField
            hint={`At least ${ADMIN_LIMITS.password.min} characters. Several words are easier to remember than symbols.`}
            autoComplete="new-password"
            error={refused?.fields.password}
          />
          <SubmitButton busy={busy} labels={{ submitting: 'Creating your account...' }}>
            Create your account
          </SubmitButton>
        </Stack>
      </Form>
    </SignedOutLayout>
  );
}
