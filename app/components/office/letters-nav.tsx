import { emailPages, pagesFor } from './office-pages.ts';
import { RoomNav } from './room-nav.tsx';
import { useIsOwner } from './use-is-owner.ts';

/** The pages about people and letters. */
export function LettersNav() {
  return <RoomNav label="Email" pages={pagesFor(useIsOwner(), emailPages)} />;
}
