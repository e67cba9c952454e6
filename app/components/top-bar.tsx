import { Menu, X } from 'lucide-react';
import { useSite } from '../page-words.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Emblem } from './drawings/emblem.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MENU = 'mobile-menu';
const iconButton = 'flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken';

export function Brand() {
  const site = useSite();
  return (
    <a href="/" className="serif flex min-h-11 items-center gap-2.5 text-[1.25rem] no-underline">
      <Emblem className="size-8 text-gold" />
      {site.brand}
    </a>
  );
}

/** Both faces are in the page; a class set before the first paint shows the right one (see theme.ts). */
function AccountLinks() {
  return (
    <>
      <span className="when-signed-out flex gap-2 max-lg:flex-col">
        <a href="/login" className={buttonLook({ variant: 'quiet' })}>
          Login
        </a>
        <a href="/quiz" className={buttonLook({ variant: 'gold' })}>
          Free Quiz
        </a>
      </span>
      <span className="when-signed-in flex gap-2 max-lg:flex-col">
        <a href="/portal" data-loads-session="" className={buttonLook({ variant: 'gold' })}>
          Portal
        </a>
        <form method="post" action="/logout" className="contents">
          <Button type="submit" variant="quiet">
            Sign Out
          </Button>
        </form>
      </span>
    </>
  );
}

const anchors = ['Services', 'About', 'Courses', 'Blog', 'Contact'].map((name) => (
  <a
    key={name}
    href={`/#${name.toLowerCase()}`}
    className="flex min-h-11 items-center px-3 no-underline hover:underline"
  >
    {name}
  </a>
));

/** Works without React, and without any script but for closing the menu: plain links and a native popover. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <Brand />
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {anchors}
        </nav>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <div className="hidden lg:flex">
            <AccountLinks />
          </div>
          <button
            type="button"
            popoverTarget={MENU}
            aria-label="Open menu"
            className={`${iconButton} lg:hidden`}
          >
            <Menu className="size-6" aria-hidden="true" />
          </button>
        </div>
      </div>
      <div
        id={MENU}
        popover="auto"
        className="m-0 w-full max-w-none border-b border-rule bg-paper p-0 text-ink shadow-page backdrop:bg-veil open:animate-rise lg:hidden"
      >
        <div className="flex items-center justify-between px-4 py-2 sm:px-6">
          <Brand />
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={iconButton}
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu" className="border-t border-rule px-4 py-4 sm:px-6">
          {anchors}
          <div className="mt-3 border-t border-rule pt-4 *:w-full">
            <AccountLinks />
          </div>
        </nav>
      </div>
    </header>
  );
}
