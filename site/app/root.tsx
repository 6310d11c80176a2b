import '@brand/ui/styles';
import { Document } from '@brand/delivery/Document';
import { PageLink } from '@brand/router/PageLink';
import { LinkProvider, MotionProvider, splashScript, UnitsProvider, unitsScript } from '@brand/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router-dom';
import { Loading } from './blog/Loading.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { splashKey } from './shell/splash.ts';
import { unitsKey, useAddressUnits } from './shell/units.ts';

const icons = (
  <>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);
const scripts = import.meta.env.SSR ? [splashScript(splashKey), unitsScript(unitsKey)] : [];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document units={useAddressUnits()} links={icons} scripts={scripts}>
      {children}
    </Document>
  );
}

export default function Root() {
  return (
    <Providers>
      <Shell loading={<Loading />}>
        <Outlet />
      </Shell>
    </Providers>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // A request without an answer is a TypeError.
  const unreachable = error instanceof TypeError;
  const status = isRouteErrorResponse(error) ? error.status : unreachable ? 0 : 500;
  return (
    <Providers>
      <Shell loading={<Loading />}>
        <ErrorPage status={status} />
      </Shell>
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={PageLink}>
      <MotionProvider storageKey="motion">
        <UnitsProvider storageKey={unitsKey} value={useAddressUnits()}>
          {children}
        </UnitsProvider>
      </MotionProvider>
    </LinkProvider>
  );
}
