import {
  CalendarDays,
  ChartNoAxesCombined,
  LifeBuoy,
  MailCheck,
  Mails,
  PenLine,
  Presentation,
  Receipt,
  Send,
  Settings,
  Sun,
  Tags,
  UsersRound,
} from 'lucide-react';
import type { FrameLink } from '../side-frame.tsx';

/** The sections of the office, in the order of a working day. */
const sections: (FrameLink & { owner?: true })[] = [
  { to: '/office', label: 'Today', Icon: Sun, end: true },
  { to: '/office/orders', label: 'Orders', Icon: Receipt },
  { to: '/office/customers', label: 'Customers', Icon: UsersRound },
  { to: '/office/calendar', label: 'Calendar', Icon: CalendarDays },
  { to: '/office/events', label: 'Events', Icon: Presentation },
  { to: '/office/catalogue', label: 'Catalogue', Icon: Tags },
  { to: '/office/content', label: 'Content', Icon: PenLine },
  { to: '/office/numbers', label: 'Analytics', Icon: ChartNoAxesCombined, owner: true },
  { to: '/office/letters', label: 'Letters', Icon: Send },
  { to: '/office/outbox', label: 'Mail', Icon: Mails },
  { to: '/portal/emails', label: 'E-mail automation', Icon: MailCheck },
  { to: '/portal/support', label: 'Support', Icon: LifeBuoy },
  { to: '/office/settings', label: 'Settings', Icon: Settings },
];

/** What only the owner may open is shown only to the owner. */
export const officeLinks = (isOwner: boolean): FrameLink[] =>
  sections.filter(({ owner }) => isOwner || !owner).map(({ owner: _, ...link }) => link);
