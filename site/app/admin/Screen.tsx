import { Alert, Heading, Pagination, Stack, Text } from '@brand/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Refused } from './api.ts';

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

/** Why a change was refused; nothing otherwise. */
export function Problem({ refused }: { refused: Refused | undefined | null }) {
  return refused ? <Alert tone="error">{refused.message}</Alert> : null;
}

interface PagesProps {
  pagination: { page: number; pages: number };
  hrefFor: (page: number) => string;
}

export function Pages({ pagination: { page, pages }, hrefFor }: PagesProps) {
  return <Pagination page={page} pages={pages} hrefFor={hrefFor} />;
}

/** Whether a form is on its way. */
export function useBusy(): boolean {
  return useNavigation().state === 'submitting';
}

/** Tells password managers whose password a form asks for. */
export function Username({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
