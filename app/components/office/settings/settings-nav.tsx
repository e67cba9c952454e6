import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../../root.tsx';
import { PageHeading } from '../../page-heading.tsx';
import { RoomNav } from '../room-nav.tsx';

const pages = [
  { to: '/office/settings', label: 'Connections', owner: false },
  { to: '/office/settings/brand', label: 'Brand and time zone', owner: false },
  { to: '/office/settings/notices', label: 'Notices', owner: true },
  { to: '/office/settings/replies', label: 'Ready answers', owner: false },
  { to: '/office/setup', label: 'Set-up', owner: true },
  { to: '/office/settings/people', label: 'People', owner: true },
  { to: '/office/settings/programs', label: 'Integrations', owner: true },
  { to: '/office/settings/health', label: 'Health and backups', owner: false },
  { to: '/office/settings/log', label: 'Audit log', owner: true },
];

/** The head of every page of the settings. What only the owner may open is shown to the owner alone. */
export function SettingsHead({ isOwner }: { isOwner: boolean }) {
  const isDemo = useRouteLoaderData<typeof loader>('root')?.demo;
  return (
    <>
      <PageHeading title="Settings" subtitle="How the business is set up, and who works in it" />
      <RoomNav
        label="Settings"
        pages={pages.filter(({ owner, to }) => (isOwner || !owner) && !(isDemo && to === '/office/setup'))}
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
