import { type LucideIcon, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import { useLogo, useSite } from '../page-words.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Brand, ChatRoom } from './top-bar.tsx';

export type FrameLink = { to: string; label: string; Icon: LucideIcon; end?: boolean };
type FrameGroup = { label?: string; links: FrameLink[] };

type Props = {
  /** What the navigation is called, for those who hear it. */
  label: string;
  groups: FrameGroup[];
  /** Above the navigation. */
  top?: ReactNode;
  /** The other area, office or portal, for those who may go there. */
  otherSide?: { to: string; label: string };
  email: string;
  /** The few that a thumb reaches on a phone, at the bottom of the screen; the rest is one tap further. */
  bar?: FrameLink[];
  /** Whether the chat is offered here, and needs its room. */
  chat?: boolean;
  children: ReactNode;
};

/** Portal and office: navigation at the side, behind a button on a phone; who is signed in; the page. */
export function SideFrame({ label, groups, top, otherSide, email, bar, chat, children }: Props) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { brand } = useSite();
  const logo = useLogo();
  const menu = `${label.toLowerCase()}-menu`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div data-side-frame="" className="lg:grid lg:min-h-svh lg:grid-cols-[17rem_1fr] print:block">
      <header className="border-rule bg-sunken print:hidden max-lg:sticky max-lg:top-0 max-lg:z-30 max-lg:border-b lg:border-r">
        <div className="flex items-center px-4 py-2 sm:px-6 lg:py-5">
          <Brand brand={brand} logo={logo} />
          <button
            type="button"
            className="ml-auto flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-card lg:hidden"
            aria-expanded={open}
            aria-controls={menu}
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X className="size-6" aria-hidden="true" />
            ) : (
              <Menu className="size-6" aria-hidden="true" />
            )}
          </button>
          {chat && <ChatRoom className="lg:hidden" />}
        </div>
        <div
          id={menu}
          className={cx(
            'open-without-script max-h-[calc(100svh-8rem)] overflow-y-auto overscroll-contain px-3 pb-5 lg:sticky lg:top-0 lg:block lg:max-h-svh',
            !open && 'max-lg:hidden',
          )}
        >
          {top}
          <nav aria-label={label} className="space-y-3">
            {groups.map((group, at) => (
              <Group key={group.label ?? at} {...group} />
            ))}
          </nav>
          <div className="mt-6 border-t border-rule px-3 pt-4">
            {otherSide && (
              <Link to={otherSide.to} className="flex min-h-11 items-center">
                {otherSide.label}
              </Link>
            )}
            <p className="truncate text-fine text-quiet" title={email}>
              {email}
            </p>
            <div className="mt-1 flex items-center justify-between">
              <Form method="post" action="/logout" reloadDocument>
                <Button type="submit" variant="quiet" size="sm" className="-ml-3.5">
                  Sign Out
                </Button>
              </Form>
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </header>
      <main
        id="main"
        className={cx(
          'min-w-0 px-4 py-8 sm:px-8 lg:px-12 lg:py-12 print:p-0',
          chat && 'lg:pr-20',
          bar && 'max-lg:pb-28',
        )}
      >
        <noscript>
          <p className="mx-auto mb-6 max-w-5xl rounded-md border border-rule bg-card p-4 text-fine">
            Without JavaScript you can read everything here and send what is a form. Buttons that open a
            window need it: booking a session, a new ticket, a new report.
          </p>
        </noscript>
        {children}
      </main>
      {bar && <BottomBar label={label} links={bar} isOpen={open} onMore={() => setOpen(!open)} menu={menu} />}
    </div>
  );
}

function Group({ label, links }: FrameGroup) {
  const id = useId();
  return (
    <div className={label && 'border-t border-rule pt-3'}>
      {label && (
        <p id={id} className="px-3 pb-1 text-fine text-quiet">
          {label}
        </p>
      )}
      <ul aria-labelledby={label && id} className="space-y-0.5">
        {links.map(({ to, label: name, Icon, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              prefetch="intent"
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 no-underline hover:bg-card',
                  isActive && 'bg-card font-semibold shadow-[inset_3px_0_0_var(--leaf)]',
                )
              }
            >
              <Icon className="size-5 text-gold" aria-hidden="true" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { label: string; links: FrameLink[]; isOpen: boolean; onMore(): void; menu: string };

const place =
  'flex min-h-14 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-[0.8125rem] leading-tight no-underline';

function BottomBar({ label, links, isOpen, onMore, menu }: BarProps) {
  const more = () => {
    onMore();
    // The menu hangs at the top of the page.
    if (!isOpen) window.scrollTo({ top: 0 });
  };
  return (
    <nav
      aria-label={`${label}, quick`}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-rule bg-sunken pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {links.map(({ to, label: name, Icon, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          prefetch="intent"
          className={({ isActive }) =>
            cx(place, isActive && 'font-semibold shadow-[inset_0_3px_0_var(--leaf)]')
          }
        >
          <Icon className="size-5 text-gold" aria-hidden="true" />
          {name}
        </NavLink>
      ))}
      <button type="button" aria-expanded={isOpen} aria-controls={menu} onClick={more} className={place}>
        <Menu className="size-5 text-gold" aria-hidden="true" />
        More
      </button>
    </nav>
  );
}
