import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { catalogue, productIds } from '../content/catalogue.ts';
import { edited, takeEdition } from '../content/edition.ts';
import { site } from '../content/site.ts';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';
import { ErrorScreen } from './components/error-screen.tsx';
import { NavigationLine } from './components/navigation-line.tsx';
import { SessionSpinner, useSessionLoads } from './components/session-spinner.tsx';
import { beforePaint } from './components/theme.ts';
import { servicesOf } from './context.ts';
// Vite's way of bundling a script by itself and handing out its address; nothing here is a worker.
import elements from './elements/index.ts?worker&url';
import fraunces from './fonts/fraunces.woff2?url';
import sourceSans from './fonts/source-sans.woff2?url';
import { RenderContext } from './render-context.ts';
import { Toaster } from './ui/toast.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sourceSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/feed.xml', type: 'application/rss+xml', title: site.brand },
];

export const meta: Route.MetaFunction = () => [
  { title: site.brand },
  { name: 'description', content: site.description },
];

export function loader({ context }: Route.LoaderArgs) {
  const { mode, appUrl } = servicesOf(context).config;
  const productNames = Object.fromEntries(productIds.map((id) => [id, catalogue[id].name]));
  return { demo: mode === 'demo', appUrl, productNames, brand: edited<object>('brand', 'site') };
}

/** Nothing in it changes while somebody is here. */
export const shouldRevalidate = () => false;

/**
 * A page (or a layout above it) that says `handle = { plain: true }` is sent without React: its moving parts are in
 * app/elements. Decided by the page that was sent, so that walking on to a plain page keeps React where it runs.
 */
function useIsPlain(): boolean {
  const matches = useMatches();
  const [plain] = useState(() => matches.some(({ handle }) => isMarkedPlain(handle)));
  return plain;
}

const isMarkedPlain = (handle: unknown) => (handle as { plain?: boolean } | undefined)?.plain === true;

/** The server knows what the office changed; the browser is told with the page. */
function wearBrand(body: object): void {
  if (edited('brand', 'site') !== body)
    takeEdition({ version: 0, edits: [{ kind: 'brand', key: 'site', body }] });
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const plain = useIsPlain();
  useEffect(() => void dispatchEvent(new Event('awake')), []);
  if (data?.brand && typeof document !== 'undefined') wearBrand(data.brand);
  return (
    // The script below sets theme and sign-in marks on this element before React sees it.
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ea" />
        <script
          nonce={useContext(RenderContext).nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by nonce or hash
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        <script type="module" async fetchPriority="low" src={elements} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-3 focus:text-on-ink"
        >
          Skip to content
        </a>
        <NavigationLine />
        {children}
        {data?.demo && (
          <aside
            aria-label="Demo"
            className="pointer-events-none fixed bottom-3 left-3 z-30 rounded-sm border border-rule bg-card px-2 py-0.5 text-[0.75rem] font-semibold text-quiet"
          >
            Demo
          </aside>
        )}
        <Toaster />
        {!plain && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const sessionLoads = useSessionLoads();
  return (
    <>
      {sessionLoads && <SessionSpinner />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <ErrorScreen title="Page not found" text="This page has moved, or was never here." code="404" />;
  }
  const refused = isRouteErrorResponse(error);
  return (
    <ErrorScreen
      title="Unexpected Application Error!"
      text={
        refused
          ? String(error.data || error.statusText)
          : 'Something went wrong on our side. Please try again.'
      }
      code={refused ? String(error.status) : undefined}
    />
  );
}
