import { EmptyState, Link } from '@brand/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** Page for a failure of the frame itself, or of a screen outside of it. */
export function ErrorPage() {
  const error = useRouteError();
  const again = <Link href="/admin">Try again</Link>;
  if (isRouteErrorResponse(error) && error.status === 400) return <BrokenForm actions={again} />;
  return (
    <EmptyState headingLevel={1} title="Something went wrong on our side." actions={again}>
      The error has been logged. Please try again in a moment.
    </EmptyState>
  );
}

/** Page for a form that cannot be read, such as one that was cut off on its way. */
export function BrokenForm({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState headingLevel={1} title="The form could not be read." actions={actions}>
      It arrived damaged, so nothing was changed. Please go back and send it again.
    </EmptyState>
  );
}
