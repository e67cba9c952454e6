import {
  CalendarDays,
  ChartNoAxesCombined,
  LifeBuoy,
  Mails,
  PenLine,
  Receipt,
  Settings,
  Sun,
  Tags,
  UsersRound,
} from 'lucide-react';
import type { FrameLink } from '../../../components/side-frame.tsx';

/** The rooms of the office, in the order of her day. */
const rooms: (FrameLink & { owner?: true })[] = [
  { to: '/office', label: 'Today', Icon: Sun, end: true },
  { to: '/office/orders', label: 'Orders', Icon: Receipt },
  { to: '/office/customers', label: 'Customers', Icon: UsersRound },
  { to: '/office/calendar', label: 'Calendar', Icon: CalendarDays },
  { to: '/office/catalogue', label: 'Catalogue', Icon: Tags },
  { to: '/office/content', label: 'Content', Icon: PenLine },
  { to: '/office/numbers', label: 'Numbers', Icon: ChartNoAxesCombined, owner: true },
  { to: '/office/outbox', label: 'Mail', Icon: Mails },
  { to: '/portal/support', label: 'Support', Icon: LifeBuoy },
  { to: '/office/settings', label: 'Settings', Icon: Settings },
];

/** What is for the owner alone is shown to her alone. */
export const officeLinks = (isOwner: boolean): FrameLink[] =>
  rooms.filter(({ owner }) => isOwner || !owner).map(({ owner: _, ...link }) => link);
