import { ButtonLink, EmptyState, Section, Stack } from '@brand/ui';
import { Hotline } from './Hotline.tsx';

/** Page for an unknown URL or a server error. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <Section>
      <Stack gap="l">
        <EmptyState
          headingLevel={1}
          title={missing ? 'This page does not exist.' : 'Something went wrong on our side.'}
          actions={
            <>
              <ButtonLink href="/">Go to the home page</ButtonLink>
              <ButtonLink href="/blog" tone="quiet">
                Read technical resources
              </ButtonLink>
            </>
          }
        >
          {missing
            ? 'The address may be old or mistyped. The home page and the articles lead to everything else.'
            : 'The error has been logged. Please try again in a moment.'}
        </EmptyState>
        <Hotline />
      </Stack>
    </Section>
  );
}
