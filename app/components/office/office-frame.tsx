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
import type { ReactNode } from 'react';
import { TimeStyle } from '../local-time.tsx';
import { OfflineNotice } from '../portal/offline-notice.tsx';
import { type FrameLink, SideFrame } from '../side-frame.tsx';

const portal = { to: '/portal', label: 'To the portal' };

type Props = { email: string; isOwner: boolean; children: ReactNode };

/** The office's own navigation, and dates in the practitioner's style. */
export function OfficeFrame({ email, isOwner, children }: Props) {
  return (
    <TimeStyle value="office">
      <SideFrame label="Office" links={officeLinks(isOwner)} bar={bar} otherSide={portal} email={email}>
        <div className="mx-auto max-w-6xl">
          <OfflineNotice />
          {children}
        </div>
      </SideFrame>
    </TimeStyle>
  );
}

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
  { to: '/office/letters', label: 'Email', Icon: Send },
  { to: '/office/outbox', label: 'E-mail log', Icon: Mails },
  { to: '/portal/emails', label: 'E-mail automation', Icon: MailCheck },
  { to: '/portal/support', label: 'Support', Icon: LifeBuoy },
  { to: '/office/settings', label: 'Settings', Icon: Settings },
];

/** Of every hour: on a phone, at hand. */
const bar = sections.filter(({ label }) => ['Today', 'Customers', 'Calendar', 'Support'].includes(label));

/** What only the owner may open is shown only to the owner. */
const officeLinks = (isOwner: boolean): FrameLink[] =>
  sections.filter(({ owner }) => isOwner || !owner).map(({ owner: _, ...link }) => link);
