import { ButtonLink, EmptyState, ErrorState } from '@brand/ui';
import { isRouteErrorResponse, Outlet } from 'react-router-dom';
import { usePath } from '../shell/location.ts';
import type { Route } from './+types/screens.ts';
import { screenMeta } from './words.ts';

/** Shown where a screen fails; each screen has a title of its own. */
export const meta = () => screenMeta('Not available');

/** The screens within the frame, which stays where one of them fails. */
export default function Screens() {
  return <Outlet />;
}

const start = <ButtonLink href="/admin">Go to the start</ButtonLink>;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const path = usePath();
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <EmptyState headingLevel={1} title="You do not have access to this page." actions={start}>
        {error.data}
      </EmptyState>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <EmptyState headingLevel={1} title="There is nothing here." actions={start}>
        The address may be mistyped, or what was here may have been deleted.
      </EmptyState>
    );
  }
  return (
    <ErrorState headingLevel={1} title="This could not be loaded." retryHref={path}>
      There may be a problem with the database. What you saved before is safe.
    </ErrorState>
  );
}
