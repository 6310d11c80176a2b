import { Alert, Heading, Link, Stack, Text, useFocusAfter, useHydrated } from '@brand/ui';
import { type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Refused } from './api.ts';
import { timeHere, timeOf } from './words.ts';

interface ScreenProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Stack direction="inline" gap="m" as="header">
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {actions && (
            <Stack direction="inline" gap="s">
              {actions}
            </Stack>
          )}
        </Stack>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

/** Shows why a change was refused. It takes the focus, because the button may be far below. */
export function Problem({ refused, children }: ProblemProps) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusAfter(refused, () => alert.current);
  if (!refused) return null;
  return (
    <Alert tone="error" ref={alert} tabIndex={-1} title={refused.signedOut && 'Not saved'}>
      {refused.signedOut ? <SignedOut /> : refused.message}
      {children}
    </Alert>
  );
}

interface ProblemProps {
  refused: Refused | undefined | null;
  /** What to do about it. */
  children?: ReactNode;
}

/** Confirms a change. It takes the focus if the pressed button has been removed. */
export function Success({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusAfter(children, () => alert.current, { onlyIfLost: true, preventScroll: true });
  return (
    <Alert tone="success" ref={alert} tabIndex={-1}>
      {children}
    </Alert>
  );
}

/** Notice that the session has ended while somebody was writing. */
export function SignedOut() {
  return (
    <Text>
      You have been signed out. Your text is still here:{' '}
      <Link href="/admin/sign-in" newTab>
        sign in again
      </Link>
      , then continue here.
    </Text>
  );
}

/** Whether a form is being submitted. Ends when the screen shows the result. */
export function useBusy(): boolean {
  return useNavigation().formMethod === 'POST';
}

/** Formats times in the editor's time zone, or in UTC before hydration. */
export function useTime(): (iso: string) => string {
  return useHydrated() ? timeHere : timeOf;
}

/** Hidden field that tells password managers which account a password belongs to. */
export function Username({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
