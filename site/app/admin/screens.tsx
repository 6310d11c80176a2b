import { ButtonLink, EmptyState, ErrorState } from '@brand/ui';
import { isRouteErrorResponse, Outlet } from 'react-router-dom';
import { usePath } from '../shell/links.tsx';
import type { Route } from './+types/screens.ts';
import { screenMeta } from './words.ts';

/** For where a screen fails; each has a title of its own. */
export const meta = () => screenMeta('Not available');

/** The screens within the frame, which stays where one of them fails. */
export default function Screens() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const path = usePath();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <EmptyState
        headingLevel={1}
        title="This is not here."
        actions={<ButtonLink href="/admin">Go to the comments</ButtonLink>}
      >
        The address may be mistyped, or what it named has been erased.
      </EmptyState>
    );
  }
  return (
    <ErrorState headingLevel={1} title="This could not be loaded." retryHref={path}>
      The database may be in trouble. What you saved before is safe.
    </ErrorState>
  );
}
