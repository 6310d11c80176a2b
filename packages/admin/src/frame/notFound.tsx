import { ButtonLink, EmptyState } from '@brand/ui';
import { data } from 'react-router-dom';

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <main id="main">
      <EmptyState
        headingLevel={1}
        title="This page does not exist."
        actions={<ButtonLink href="/admin">Go to the start page</ButtonLink>}
      >
        The address may be mistyped.
      </EmptyState>
    </main>
  );
}
