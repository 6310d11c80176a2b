import { ButtonLink, EmptyState, Section } from '@brand/ui';

/** What a visitor sees where there is no page, or where one failed. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={missing ? 'This page is not here.' : 'This page failed on our side.'}
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
          : 'It has been noted. Please try again in a moment.'}
      </EmptyState>
    </Section>
  );
}
