import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { type Asked, answerPage } from './answer.server.ts';
import stylesheet from './app.css?url';
import { Chat, chatIsBusy } from './components/chat/chat.tsx';
import { LostWheel } from './components/drawings/lost-wheel.tsx';
import { isOfficeRoom } from './components/office/is-office-room.ts';
import { SessionSpinner } from './components/session-spinner.tsx';
import { beforePaint } from './components/theme.ts';
import fraunces from './fonts/fraunces.woff2?url';
import sourceSans from './fonts/source-sans.woff2?url';
import { Island } from './islands/island.tsx';
import { PageWordsContext, toPageWords } from './page-words.ts';
import { RenderContext } from './render-context.ts';
import { ButtonLink } from './ui/button-link.tsx';
import { Toaster } from './ui/toast.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sourceSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return [];
  const { brand, description } = loaderData.words.site;
  if (error)
    return [
      { title: `${isMissing(error) ? NOT_FOUND : FAILED} · ${brand}` },
      { name: 'robots', content: 'noindex' },
    ];
  return [{ title: brand }, { name: 'description', content: description }];
};

const NOT_FOUND = 'Page not found';
const FAILED = 'Unexpected Application Error!';
const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export const loader = answerPage(({ services, request }: Asked<Route.LoaderArgs>) => {
  const { config, content } = services;
  const { mode, appUrl } = config;
  return {
    demo: mode === 'demo',
    appUrl,
    words: toPageWords(content.current(), request),
  };
});

/** Nothing in it changes while somebody is here, but for whoever changes it. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction === '/office/settings/brand';

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { nonce, words: onServer, islandLoader } = useContext(RenderContext);
  // Where a request was refused before the loaders ran, the browser has neither, and needs no more than what stands there.
  const words = data?.words ?? onServer;
  // Those who answer the chat have their own window on it.
  const { pathname } = useLocation();
  const portal = useRouteLoaderData<{ mayEnterOffice?: boolean }>('routes/portal/layout/route');
  // Visitors talk to it; whoever works here finds it in the way.
  const inOffice = /^\/office(\/|$)/.test(pathname) || (portal?.mayEnterOffice && isOfficeRoom(pathname));
  return (
    <PageWordsContext value={words}>
      {/* The script below sets theme and sign-in marks on this element before React sees it. */}
      <html
        lang={words?.site.language ?? document.documentElement.lang}
        data-formats={words?.formats}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={words?.look?.paper ?? '#fbf6ea'} />
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by nonce or hash
            dangerouslySetInnerHTML={{ __html: beforePaint }}
          />
          {islandLoader && <script type="module" async fetchPriority="low" src={islandLoader} />}
          {!data && <title>{words?.site.brand ?? document.title}</title>}
          <Meta />
          {/* With a precedence React writes it before what scripts the page will need. */}
          <link rel="stylesheet" href={stylesheet} precedence="default" />
          <Links />
          <Icons folder={words?.site.icons} />
          {words?.look && <link rel="stylesheet" href={words.look.sheet} />}
          {words && (
            <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={words.site.brand} />
          )}
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
              className="pointer-events-none fixed top-1/2 left-0 z-30 rotate-180 rounded-l-sm border border-rule bg-card px-2 text-[0.6875rem] leading-3.5 font-semibold text-quiet [writing-mode:vertical-rl]"
            >
              Demo
            </aside>
          )}
          <Toaster />
          {words && !inOffice && (
            <Island
              name="chat"
              of={Chat}
              when="touch"
              stored={chatIsBusy}
              props={{ guide: words.site.guide, contactEmail: words.site.contactEmail }}
            />
          )}
          {!islandLoader && (
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          )}
        </body>
      </html>
    </PageWordsContext>
  );
}

/** Ours are files of the program; those of another brand are drawn from its logo and its colours. */
function Icons({ folder }: { folder?: string }) {
  return (
    <>
      <link rel="icon" href={folder ? `${folder}icon-32.png` : '/favicon.ico'} sizes="32x32" />
      <link rel="icon" href={`${folder ?? '/'}icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={folder ? `${folder}icon-180.png` : '/apple-touch-icon.png'} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
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
  if (isMissing(error)) {
    return <ErrorScreen title={NOT_FOUND} text="This page has moved, or was never here." code="404" />;
  }
  const refused = isRouteErrorResponse(error);
  return (
    <ErrorScreen
      title={FAILED}
      text={
        refused
          ? String(error.data || error.statusText)
          : 'Something went wrong on our side. Please try again.'
      }
      code={refused ? String(error.status) : undefined}
    />
  );
}

/** On the way from outside into the portal: the sign-in is being checked. */
function useSessionLoads(): boolean {
  const { location } = useNavigation();
  const inside = useMatches().some(({ pathname }) => pathname.startsWith('/portal'));
  return !inside && location !== undefined && /^\/portal(\/|$)/.test(location.pathname);
}

/** A gilded line while a page is on its way; it waits 200 ms, so quick pages never show it. */
function NavigationLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div
        role="progressbar"
        aria-label="Loading page"
        className="animate-line h-full origin-left scale-x-0 bg-leaf [animation-delay:200ms]"
      />
    </div>
  );
}

function ErrorScreen({ title, text, code }: { title: string; text: string; code?: string }) {
  const { requestId } = useContext(RenderContext);
  return (
    <main
      id="main"
      className="mx-auto flex min-h-svh max-w-2xl flex-col items-center justify-center gap-5 px-6 py-16 text-center"
    >
      <LostWheel className="w-44" label={code ?? ''} />
      <h1 className="text-title">{title}</h1>
      <p className="measure text-quiet">{text}</p>
      <ButtonLink to="/" reloadDocument>
        Return to Home
      </ButtonLink>
      {/* The browser does not know the id; what the server wrote stays. */}
      <p className="text-fine text-quiet" suppressHydrationWarning>
        {requestId ? `If you write to us, this helps us find it: ${requestId}` : ''}
      </p>
    </main>
  );
}
