import { PageChange } from '@brand/router/PageChange';
import { PageLinks } from '@brand/router/PageLinks';
import fontHref from '@brand/ui/fonts/archivo-latin-variable.woff2?no-inline';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router-dom';
import './deferredLayout.css.ts';
import { deferredLayoutScript } from './deferredLayout.ts';
import { earlyClickScript, replayEarlyClick, showPresses } from './earlyClick.ts';
import { useLateFont } from './useLateFont.ts';

/** Nonce for the page's own inline scripts. The server removes it before it sends the page. */
export const Nonce = createContext<string | undefined>(undefined);

interface DocumentProps {
  /** System of units before hydration. */
  units?: string | undefined;
  /** Icons and other links of the application. */
  links?: ReactNode;
  /** Scripts that run before the page is painted. In the browser they are not needed. */
  scripts?: readonly string[];
  /** A keyboard on the screen shrinks the window, so that what is sticky stays visible above it. Safari ignores this. */
  shrinksForKeyboard?: boolean;
  children: ReactNode;
}

/** Only in the server's HTML: in the browser it has run before React, so no page loads it again. */
const headScript = (scripts: readonly string[]) =>
  import.meta.env.SSR ? [deferredLayoutScript, ...scripts, earlyClickScript].join(';') : '';

/** The document of an application, around all its pages. */
export function Document({
  units,
  links,
  scripts = [],
  shrinksForKeyboard = false,
  children,
}: DocumentProps) {
  useLayoutEffect(showPresses, []);
  // Runs after the effects of all children, so their listeners are attached.
  useEffect(replayEarlyClick, []);
  useLateFont();
  const nonce = use(Nonce);
  return (
    <html lang="en" data-units={units} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${shrinksForKeyboard ? ', interactive-widget=resizes-content' : ''}`}
        />
        <link rel="preload" as="font" type="font/woff2" href={fontHref} crossOrigin="anonymous" />
        <Meta />
        <meta name="theme-color" content="#06192a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {links}
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript(scripts) }}
        />
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
