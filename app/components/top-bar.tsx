import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { site } from '../../content/site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Emblem } from './drawings/emblem.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const anchors = ['services', 'about', 'courses', 'blog', 'contact'] as const;
const anchorName = (anchor: string) => anchor.charAt(0).toUpperCase() + anchor.slice(1);

export function Brand() {
  return (
    <Link to="/" className="serif flex min-h-11 items-center gap-2.5 text-[1.25rem] no-underline">
      <Emblem className="size-8 text-gold" />
      {site.brand}
    </Link>
  );
}

/** Both faces are in the page; a class set before the first paint shows the right one (see theme.ts). */
function AccountLinks() {
  return (
    <>
      <span className="when-signed-out flex gap-2 max-lg:flex-col">
        <ButtonLink to="/login" variant="quiet">
          Login
        </ButtonLink>
        <ButtonLink to="/quiz" variant="gold">
          Free Quiz
        </ButtonLink>
      </span>
      <span className="when-signed-in flex gap-2 max-lg:flex-col">
        <ButtonLink to="/portal" variant="gold">
          Portal
        </ButtonLink>
        <Form method="post" action="/logout" reloadDocument className="contents">
          <Button type="submit" variant="quiet">
            Sign Out
          </Button>
        </Form>
      </span>
    </>
  );
}

export function TopBar() {
  const [open, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [pathname, hash]);
  const links = anchors.map((anchor) => (
    <Link
      key={anchor}
      to={`/#${anchor}`}
      className="flex min-h-11 items-center px-3 no-underline hover:underline"
    >
      {anchorName(anchor)}
    </Link>
  ));
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <Brand />
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {links}
        </nav>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <div className="hidden lg:flex">
            <AccountLinks />
          </div>
          <button
            type="button"
            className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken lg:hidden"
            aria-expanded={open}
            aria-controls="mobile-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X className="size-6" aria-hidden="true" />
            ) : (
              <Menu className="size-6" aria-hidden="true" />
            )}
          </button>
        </div>
      </div>
      {open && (
        <nav
          id="mobile-menu"
          aria-label="Menu"
          className="animate-rise border-t border-rule px-4 py-4 lg:hidden"
        >
          {links}
          <div className="mt-3 border-t border-rule pt-4 *:w-full">
            <AccountLinks />
          </div>
        </nav>
      )}
    </header>
  );
}
