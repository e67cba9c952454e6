import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ShownLogo } from '../../content/logo.ts';
import { type NavLink, writtenNavigation } from '../../content/navigation.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { useLightDismiss } from '../ui/use-light-dismiss.ts';
import { readFunction } from './call-function.ts';
import { Emblem } from './drawings/emblem.tsx';
import { SessionSpinner } from './session-spinner.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** A mark of the brand's own, about as high as ours. By night its own colours stand on a light plate. */
function Logo({ logo: { src, width, height, inOneColour } }: { logo: ShownLogo }) {
  const size = { width, height };
  if (inOneColour) {
    const mask = `url(${src}) center / contain no-repeat`;
    return <span aria-hidden="true" className="shrink-0 bg-gold" style={{ ...size, mask }} />;
  }
  const plate = 'dark:-my-1 dark:box-content dark:rounded-sm dark:bg-ink dark:p-1';
  return <img src={src} alt="" {...size} style={size} className={`max-w-none shrink-0 ${plate}`} />;
}

export function Brand({ brand, logo }: { brand: string; logo?: ShownLogo }) {
  return (
    <a
      href="/"
      className="serif flex min-h-11 items-center gap-2.5 text-[1.25rem] leading-tight no-underline max-[22rem]:gap-1.5 max-[22rem]:text-[1.0625rem]"
    >
      {logo ? <Logo logo={logo} /> : <Emblem className="size-8 shrink-0 text-gold" />}
      {logo?.hasName ? <span className="sr-only">{brand}</span> : brand}
    </a>
  );
}

/** Where the chat's button stands on a narrow page (`.chat-corner` in app.css). */
export function ChatRoom({ className }: { className: string }) {
  return <span className={`needs-script size-11 shrink-0 ${className}`} />;
}

/** Both faces are in the page; a class set before the first paint shows the right one (see theme.ts). */
function AccountLinks({ onPortal }: { onPortal(event: MouseEvent): void }) {
  return (
    <>
      <div className="when-signed-out flex gap-2 max-lg:flex-col">
        <a href="/login" className={buttonLook({ variant: 'quiet' })}>
          Login
        </a>
        <a href="/quiz" className={buttonLook({ variant: 'gold' })}>
          Free Quiz
        </a>
      </div>
      <div className="when-signed-in flex gap-2 max-lg:flex-col">
        <a href="/portal" onClick={onPortal} className={buttonLook({ variant: 'gold' })}>
          Portal
        </a>
        <form method="post" action="/logout" className="contents">
          <Button type="submit" variant="quiet">
            Sign Out
          </Button>
        </form>
      </div>
    </>
  );
}

const anchorsTo = (places: NavLink[]) =>
  places.map(({ label, to }) => (
    <a key={label} href={to} className="flex min-h-11 items-center px-3 no-underline hover:underline">
      {label}
    </a>
  ));

type Props = { brand: string; logo?: ShownLogo /** Once the office has changed them. */; places?: NavLink[] };

/** Works without any script: plain links, and a menu that is the browser's own. */
export function TopBar({ brand, logo, places = writtenNavigation.top }: Props) {
  const anchors = anchorsTo(places);
  useSignedInMark();
  const { loading, onPortal } = usePortalLoading();
  const menu = useLightDismiss();
  const closeMenu = () => menu.current?.removeAttribute('open');
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-2 sm:gap-4 sm:px-6">
        <Brand brand={brand} logo={logo} />
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {anchors}
        </nav>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <div className="hidden lg:flex">
            <AccountLinks onPortal={onPortal} />
          </div>
          <details ref={menu} className="group lg:hidden">
            <summary
              aria-label="Menu"
              className="flex size-11 cursor-pointer list-none items-center justify-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
            >
              <Menu className="size-6 group-open:hidden" aria-hidden="true" />
              <X className="hidden size-6 group-open:block" aria-hidden="true" />
            </summary>
            <div
              id="mobile-menu"
              className="absolute inset-x-0 top-full animate-rise border-b border-rule bg-paper shadow-page"
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that leads to a place on this page closes it, by key too */}
              <nav aria-label="Menu" onClick={closeMenu} className="border-t border-rule px-4 py-4 sm:px-6">
                {anchors}
                <div className="mt-3 border-t border-rule pt-4 *:w-full">
                  <AccountLinks onPortal={onPortal} />
                </div>
              </nav>
            </div>
          </details>
          <ChatRoom className="xl:hidden" />
        </div>
      </div>
      {loading && <SessionSpinner />}
    </header>
  );
}

/**
 * Cached pages cannot know who reads them. A cookie says whether this browser was signed in when it was last here, which
 * decides the first paint; this asks the server afterwards and corrects the mark where it was wrong.
 */
function useSignedInMark(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    if (!classList.contains('signed-in')) return;
    void readFunction<{ signedIn: boolean }>('whoami').then((answer) => {
      // Offline, or gone: the cookie's word stands.
      if (answer.ok) classList.toggle('signed-in', answer.data.signedIn);
    });
  }, []);
}

const PATIENCE_MS = 10_000;

/** The portal checks the sign-in before it answers; meanwhile a spinner shows. */
function usePortalLoading() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return;
    // Back through the browser's page cache, or stopped by hand: nothing loads any more.
    const stop = () => setLoading(false);
    addEventListener('pageshow', stop);
    const timer = setTimeout(stop, PATIENCE_MS);
    return () => {
      removeEventListener('pageshow', stop);
      clearTimeout(timer);
    };
  }, [loading]);
  const onPortal = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) setLoading(true);
  };
  return { loading, onPortal };
}
