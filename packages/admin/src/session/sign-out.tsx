import { signOut } from '@brand/service/client/admin';
import { Link, Stack, SubmitButton } from '@brand/ui';
import { data, Form, redirect } from 'react-router-dom';
import { AdminApi, cookiesOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Problem, useBusy } from '../shared/Screen.tsx';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/sign-out.ts';
import { SignedOutLayout } from './SignedOutLayout.tsx';

export const meta = () => screenMeta('Sign out');

export async function action(args: Route.ActionArgs) {
  const outcome = await new AdminApi(args).send(signOut);
  if (outcome.ok) throw redirect('/admin/sign-in', { headers: cookiesOf(outcome.headers) });
  // The session had ended already.
  if (outcome.status === 401) throw redirect('/admin/sign-in');
  return data({ refused: outcome }, { status: outcome.status });
}

export const clientAction = keepScreenOnError;

/** Shown only if signing out has failed, or to those who open its address. */
export default function SignOut({ actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const message = 'Signing out has failed: you are still signed in. Please try again.';
  return (
    <SignedOutLayout title="Sign out" lead="This ends your session in this browser.">
      <Problem refused={actionData && { ...actionData.refused, message }} />
      <Form method="post">
        <Stack direction="inline">
          <SubmitButton busy={busy} labels={{ submitting: 'Signing out...' }}>
            Sign out
          </SubmitButton>
          <Link href="/admin">Back to the administration</Link>
        </Stack>
      </Form>
    </SignedOutLayout>
  );
}
