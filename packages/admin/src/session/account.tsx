import {
  changePassword,
  offerCodes,
  session,
  turnCodesOff,
  turnCodesOn,
} from '@brand/service/client/admin';
import { ADMIN_LIMITS } from '@brand/service/contract/admin';
import { Grid, Link, Text } from '@brand/ui';
import { ActionForm } from '../shared/ActionForm.tsx';
import { AdminApi, intentOf, textOf } from '../shared/api.ts';
import { CodeField, PasswordField } from '../shared/fields.tsx';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { Problem, Screen, Success, Username } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/account.ts';
import { QrCode } from './QrCode.tsx';

export const meta = () => screenMeta('Account');

export async function loader(args: Route.LoaderArgs) {
  const api = new AdminApi(args);
  const { administrator } = await api.get(session);
  const offer = administrator.totp ? null : await api.get(offerCodes);
  return { administrator, offer };
}

const DONE = {
  password: 'Your password has been changed. You have been signed out everywhere else.',
  'codes-on': 'From now on, signing in requires a code from your authenticator app.',
  'codes-off': 'Signing in no longer requires a code.',
} as const;

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = intentOf(form, ['password', 'codes-on', 'codes-off']);
  const secret = textOf(form, 'secret');
  const password = textOf(form, 'password');
  const changes = {
    password: [changePassword, { current: textOf(form, 'current'), password }],
    'codes-on': [turnCodesOn, { password, secret, code: textOf(form, 'code') }],
    'codes-off': [turnCodesOff, { password, code: textOf(form, 'code') }],
  } as const;
  const [endpoint, body] = changes[intent];
  const outcome = await new AdminApi(args).change(endpoint, { body });
  if (outcome.ok) return { intent, done: DONE[intent] };
  // Shows the scanned key again.
  return { intent, refused: outcome, secret };
}

export const clientAction = keepScreenOnError;

export default function Account({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { administrator, offer } = loaderData;
  const refused =
    actionData && 'refused' in actionData
      ? { intent: undefined, secret: undefined, ...actionData }
      : undefined;
  const fields = (intent: string) =>
    refused?.intent === intent ? (refused.refused?.fields ?? {}) : {};
  const kept = refused?.intent === 'codes-on' ? refused.secret : undefined;
  return (
    <Screen
      title="Account"
      lead={
        <>
          <bdi>{administrator.name}</bdi> ({administrator.role}) <bdi>{administrator.email}</bdi>
        </>
      }
    >
      {actionData && 'done' in actionData && <Success>{actionData.done}</Success>}
      <Problem refused={refused?.refused} />
      <Grid columns="two">
        <ActionForm
          key={actionData && 'done' in actionData ? 'done' : 'open'}
          title="Password"
          submit="Change password"
          intent="password"
        >
          <Username email={administrator.email} />
          <PasswordField
            name="current"
            label="Current password"
            error={fields('password').current}
          />
          <PasswordField
            label="New password"
            hint={`At least ${ADMIN_LIMITS.password.min} characters.`}
            autoComplete="new-password"
            error={fields('password').password}
          />
        </ActionForm>
        {offer ? (
          <CodesOn
            email={administrator.email}
            offer={offer}
            kept={kept}
            errors={fields('codes-on')}
          />
        ) : (
          <ActionForm
            title="One-time codes"
            lead="Signing in requires a code from your authenticator app."
            submit="Turn codes off"
            intent="codes-off"
            quiet
          >
            <Username email={administrator.email} />
            <CodeField error={fields('codes-off').code} />
            <PasswordField error={fields('codes-off').password} />
            <Text size="small" tone="muted">
              Lost your authenticator app? The operator of this site can send you a link to set a
              new password, which turns the codes off.
            </Text>
          </ActionForm>
        )}
      </Grid>
    </Screen>
  );
}

interface CodesOnProps {
  email: string;
  offer: { secret: string; address: string };
  /** The key of an earlier attempt. */
  kept: string | undefined;
  errors: Record<string, string>;
}

function CodesOn({ email, offer, kept, errors }: CodesOnProps) {
  const secret = kept ?? offer.secret;
  const address = offer.address.replace(offer.secret, secret);
  return (
    <ActionForm title="One-time codes" submit="Turn codes on" intent="codes-on" quiet>
      <Text>
        Scan this code with an authenticator app, <Link href={address}>open it on this device</Link>{' '}
        or type its key. Then enter the code that the app shows.
      </Text>
      <QrCode text={address} label="QR code of the key below" />
      <Text size="lead" tabular>
        {secret.replace(/(.{4})(?!$)/g, '$1 ')}
      </Text>
      <Username email={email} />
      <input type="hidden" name="secret" value={secret} />
      <CodeField error={errors.code} />
      <PasswordField error={errors.password} />
    </ActionForm>
  );
}
