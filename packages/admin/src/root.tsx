import '@brand/ui/styles';
import { clickedPageScript } from '@brand/router/clickedPage';
import { answerEarlyPress, earlyPressScript } from '@brand/router/earlyPress';
import { Nonce } from '@brand/router/nonce';
import { PageChange } from '@brand/router/PageChange';
import { PageLinks } from '@brand/router/PageLinks';
import { LinkProvider, MotionProvider } from '@brand/ui';
import fontHref from '@brand/ui/fonts/archivo-latin-variable.woff2?no-inline';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import { AdminLink } from './AdminLink.tsx';
import { ErrorPage } from './ErrorPage.tsx';

export function Layout({ children }: { children: ReactNode }) {
  // Runs after the effects of all children, so their listeners are attached.
  useEffect(answerEarlyPress, []);
  const nonce = use(Nonce);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={fontHref} crossOrigin="anonymous" />
        <Meta />
        <meta name="theme-color" content="#06192a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: clickedPageScript }} />
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
