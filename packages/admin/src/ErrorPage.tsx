import { EmptyState, Link } from '@brand/ui';

/** Page for a failure of the frame itself. */
export function ErrorPage() {
  return (
    <EmptyState
      headingLevel={1}
      title="Something went wrong on our side."
      actions={<Link href="/admin">Try again</Link>}
    >
      The error has been logged. Please try again in a moment.
    </EmptyState>
  );
}
