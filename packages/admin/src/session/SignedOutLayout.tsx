import { Heading, Section, Stack, Text } from '@brand/ui';
import type { ReactNode } from 'react';
import { PublicSiteLink } from '../frame/PublicSiteLink.tsx';

/** Layout of the screens that need no sign-in. */
export function SignedOutLayout({ title, lead, children }: SignedOutLayoutProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Section ground="dark" space="none">
        <PublicSiteLink />
      </Section>
      <Section width="text" space="half">
        <Stack gap="xl">
          <Stack gap="s">
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          {children}
        </Stack>
      </Section>
    </main>
  );
}

interface SignedOutLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}
