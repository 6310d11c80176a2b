import '@brand/ui/styles';
import { Document } from '@brand/delivery/Document';
import { useKeptPage } from '@brand/router/useKeptPage';
import { LinkProvider, MotionProvider, ToastProvider, useToast } from '@brand/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { AdminLink } from './frame/AdminLink.tsx';
import { ErrorPage } from './frame/ErrorPage.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return <Document shrinksForKeyboard>{children}</Document>;
}

export default function Root() {
  return (
    <Providers>
      <KeptScreen />
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

function KeptScreen() {
  const show = useToast();
  useKeptPage(() => show({ text: 'The server cannot be reached, so this screen stays open.' }));
  return null;
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={AdminLink}>
      <MotionProvider storageKey="motion">
        <ToastProvider>{children}</ToastProvider>
      </MotionProvider>
    </LinkProvider>
  );
}
