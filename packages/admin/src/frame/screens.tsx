import { usePath } from '@brand/router/location';
import { ButtonLink, EmptyState, ErrorState } from '@brand/ui';
import { isRouteErrorResponse, Outlet } from 'react-router-dom';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/screens.ts';
import { BrokenForm } from './ErrorPage.tsx';

/** Title of the error page. Each screen sets its own. */
export const meta = () => screenMeta('Not available');

/** A layout inside the frame, so that the frame remains if a screen fails. */
export default function Screens() {
  return <Outlet />;
}

const start = <ButtonLink href="/admin">Go to the start page</ButtonLink>;

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
      <EmptyState headingLevel={1} title="This page does not exist." actions={start}>
        The address may be mistyped, or the entry may have been deleted.
      </EmptyState>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 400) return <BrokenForm actions={start} />;
  return (
    <ErrorState headingLevel={1} title="This page could not be loaded." retryHref={path}>
      There may be a problem with the database. Everything you have saved is safe.
    </ErrorState>
  );
}
