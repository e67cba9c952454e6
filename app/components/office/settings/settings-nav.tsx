import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../../root.tsx';
import { PageHeading } from '../../page-heading.tsx';
import { pagesFor, settingsPages } from '../office-pages.ts';
import { RoomNav } from '../room-nav.tsx';

/** The head of every page of the settings. */
export function SettingsHead({ isOwner }: { isOwner: boolean }) {
  const isDemo = useRouteLoaderData<typeof loader>('root')?.demo;
  return (
    <>
      <PageHeading title="Settings" subtitle="How the business is set up, and who works in it" />
      <RoomNav
        label="Settings"
        pages={pagesFor(isOwner, settingsPages).filter(({ to }) => !(isDemo && to === '/office/setup'))}
      />
    </>
  );
}

/** Says above a form that it was saved. */
export function SavedNote({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <div>
      <div role="status">
        {text && <p className="mb-6 rounded-md border border-good bg-good/5 p-4">{text}</p>}
      </div>
      {children}
    </div>
  );
}
