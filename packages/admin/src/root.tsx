import '@brand/ui/styles';
import { Document } from '@brand/router/Document';
import { LinkProvider, MotionProvider } from '@brand/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { AdminLink } from './AdminLink.tsx';
import { ErrorPage } from './ErrorPage.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return <Document shrinksForKeyboard>{children}</Document>;
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return (
    <Providers>
      <main id="main">
        <ErrorPage />
      </main>
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={AdminLink}>
      <MotionProvider storageKey="motion">{children}</MotionProvider>
    </LinkProvider>
  );
}
