import { session, signIn } from '@brand/service/client/admin';
import { Alert, Stack, SubmitButton, Text } from '@brand/ui';
import { Form, redirect } from 'react-router-dom';
import { AdminApi, cookiesOf, destination, textOf } from '../shared/api.ts';
import { CodeField, EmailField, PasswordField } from '../shared/fields.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { refusedStatus } from '../shared/refusedUpload.ts';
import { Problem, useBusy } from '../shared/Screen.tsx';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/sign-in.ts';
import { SignedOutLayout } from './SignedOutLayout.tsx';

export const meta = () => screenMeta('Sign in');

export async function loader(request: Route.LoaderArgs) {
  const read = await new AdminApi(request).send(session);
  if (read.ok) throw redirect(destination(request.request));
  return { elsewhere: read.status === 404 };
}

/** Fields of this form. Others belong to the form that was submitted after the session had ended. */
const OWN = ['email', 'password', 'code'];

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const kept = [...form].filter(
    (entry): entry is [string, string] => !OWN.includes(entry[0]) && typeof entry[1] === 'string',
  );
  if (!form.has('password')) {
    const cover = form.get('cover');
    const isDropped = refusedStatus(args.request) !== undefined;
    return { kept, hasFile: isDropped || (cover instanceof File && cover.size > 0) };
  }
  const email = textOf(form, 'email');
  const body = { email, password: textOf(form, 'password'), code: textOf(form, 'code') };
  const outcome = await new AdminApi(args).send(signIn, { body });
  if (!outcome.ok) return { refused: outcome, email, kept };
  throw redirect(destination(args.request), {
    status: kept.length > 0 ? 307 : 302,
    headers: cookiesOf(outcome.headers),
  });
}

export const clientAction = keepScreenOnError;

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const {
    refused,
    email,
    kept = [],
    hasFile,
  } = {
    ...{ refused: undefined, email: undefined, kept: undefined, hasFile: false },
    ...actionData,
  };
  if (loaderData.elsewhere) {
    return (
      <SignedOutLayout
        title="Sign in"
        lead="Posts and comments of this site come from another service."
      >
        <Alert>Please manage them there.</Alert>
      </SignedOutLayout>
    );
  }
  return (
    <SignedOutLayout title="Sign in" lead="For editors, moderators and administrators.">
      <Problem refused={refused} />
      {kept.length > 0 && (
        <Alert>
          You were signed out. Sign in to save your changes.
          {hasFile && ' Please choose the cover picture again.'}
        </Alert>
      )}
      <Form method="post" reloadDocument={kept.length > 0}>
        {kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Stack gap="l">
          <EmailField autoComplete="username" defaultValue={email} error={refused?.fields.email} />
          <PasswordField />
          {refused?.fields.code && (
            <CodeField label="Code from your authenticator app" error={refused.fields.code} />
          )}
          <SubmitButton busy={busy} labels={{ submitting: 'Signing in...' }}>
            Sign in
          </SubmitButton>
          <Text size="small" tone="muted">
            Forgot your password? The operator of this site can send you a link to set a new one.
          </Text>
        </Stack>
      </Form>
    </SignedOutLayout>
  );
}
