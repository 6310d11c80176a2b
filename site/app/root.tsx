import '@brand/ui/styles';
import { clickedPageScript } from '@brand/router/clickedPage';
import { answerEarlyPress, earlyPressScript } from '@brand/router/earlyPress';
import { Nonce } from '@brand/router/nonce';
import { PageChange } from '@brand/router/PageChange';
import { PageLink } from '@brand/router/PageLink';
import { PageLinks } from '@brand/router/PageLinks';
import { LinkProvider, MotionProvider, splashScript, UnitsProvider, unitsScript } from '@brand/ui';
import fontHref from '@brand/ui/fonts/archivo-latin-variable.woff2?no-inline';
import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { Loading } from './blog/Loading.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { splashKey } from './shell/splash.ts';
import { unitsKey, useAddressUnits } from './shell/units.ts';

export function Layout({ children }: { children: ReactNode }) {
  // Runs after the effects of all children, so their listeners are attached.
  useEffect(answerEarlyPress, []);
  const nonce = use(Nonce);
  return (
    <html lang="en" data-units={useAddressUnits()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={fontHref} crossOrigin="anonymous" />
        <Meta />
        <meta name="theme-color" content="#06192a" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />

        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: clickedPageScript }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: splashScript(splashKey) }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: unitsScript(unitsKey) }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
      </head>
      <body>
        {children}
        <PageLinks />
        <PageChange />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
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
  const status = isRouteErrorResponse(error) ? error.status : 500;
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
