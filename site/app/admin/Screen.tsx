import { Alert, Heading, Link, Stack, Text, useHydrated } from '@brand/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Refused } from './api.ts';
import { timeHere, timeOf } from './words.ts';

interface ScreenProps {
  title: string;
  lead?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the administration: its title, what it is for, its content. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Stack direction="inline" gap="m" as="header">
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {actions}
        </Stack>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

/** Why a change was refused; nothing otherwise. Takes the focus, for the button may be far below. */
export function Problem({ refused }: { refused: Refused | undefined | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) alert.current?.focus();
  }, [refused]);
  if (!refused) return null;
  return (
    <Alert tone="error" ref={alert} tabIndex={-1} title={refused.signedOut && 'Not saved'}>
      {refused.signedOut ? <SignedOut /> : refused.message}
    </Alert>
  );
}

/** Says that something is done. Takes the focus when the button that did it is gone. */
export function Success({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) alert.current?.focus({ preventScroll: true });
  });
  return (
    <Alert tone="success" ref={alert} tabIndex={-1}>
      {children}
    </Alert>
  );
}

/** Notice for a session that ended while somebody was writing. */
export function SignedOut() {
  return (
    <Text>
      You are signed out. Your text is still here:{' '}
      <Link href="/admin/sign-in" newTab>
        sign in again
      </Link>
      , then go on here.
    </Text>
  );
}

/** Whether a form is being submitted. */
export function useBusy(): boolean {
  return useNavigation().state === 'submitting';
}

/** Writes times in the editor's own zone, and in UTC until scripts know it. */
export function useTime(): (iso: string) => string {
  return useHydrated() ? timeHere : timeOf;
}

/** Tells password managers whose password a form asks for. */
export function Username({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
