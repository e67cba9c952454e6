import { RoomNav } from './room-nav.tsx';
import { useIsOwner } from './use-is-owner.ts';

const pages = [
  { to: '/office/letters', label: 'Broadcasts' },
  { to: '/office/letters/automations', label: 'Automations', end: false, owner: true },
  { to: '/office/letters/people', label: 'People', end: false },
  { to: '/office/letters/segments', label: 'Segments', end: false },
  { to: '/office/letters/imports', label: 'Import', end: false, owner: true },
];

/** The pages about people and letters. What only the owner may open is shown to the owner alone. */
export function LettersNav() {
  const isOwner = useIsOwner();
  return <RoomNav label="Email" pages={pages.filter(({ owner }) => isOwner || !owner)} />;
}
