import type { MailState } from '../../../domain/mail/browser.ts';
import type { SequenceCard } from '../../../domain/marketing/index.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';

type MailLooksProps = { subject: string; html: string; text: string };

/** One mail as different readers see it. */
export function MailLooks({ subject, html, text }: MailLooksProps) {
  return (
    <Tabs
      label="As different readers see it"
      tabs={[
        {
          value: 'html',
          label: 'As it looks',
          content: <MailFrame title={subject} html={html} theme="light" />,
        },
        {
          value: 'night',
          label: 'At night',
          content: <MailFrame title={`${subject}, dark`} html={html} theme="dark" />,
        },
        {
          value: 'phone',
          label: 'On a phone',
          content: (
            <div className="mx-auto max-w-[390px]">
              <MailFrame title={`${subject}, on a phone`} html={html} theme="light" />
            </div>
          ),
        },
        {
          value: 'text',
          label: 'As plain text',
          content: (
            <pre className="engraved overflow-x-auto p-6 font-sans text-[1rem] whitespace-pre-wrap">
              {text}
            </pre>
          ),
        },
      ]}
    />
  );
}

type MailFrameProps = { title: string; html: string; theme: 'light' | 'dark' };

/**
 * A mail as it looks, in a frame that may run nothing: what is in it was written by templates, staff and customers
 * alike. Its links open beside it, because without SMTP this is the only mailbox there is.
 */
export function MailFrame({ title, html, theme }: MailFrameProps) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html
        .replace('<head>', '<head><base target="_blank">')
        .replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')}
      referrerPolicy="no-referrer"
      className="h-[75svh] w-full rounded-md border border-rule bg-paper"
    />
  );
}

const mailLooks: Record<MailState, BadgeLook> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'destructive',
  unknown: 'warn',
  suppressed: 'secondary',
};

/** The states of a mail in the words of the office. */
export const stateNames: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  suppressed: 'Held back',
};

type StateNamesProps = { state: MailState; outcome?: 'delivered' | 'bounced' | 'complained' | null };

export function MailMarks({ state, outcome }: StateNamesProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge look={mailLooks[state]}>{stateNames[state]}</Badge>
      {outcome && <Badge look={outcome === 'delivered' ? 'good' : 'destructive'}>{outcome}</Badge>}
    </span>
  );
}

const looks: Record<SequenceCard['status'], BadgeLook> = {
  Active: 'info',
  Stalled: 'warn',
  Converted: 'good',
  Completed: 'secondary',
};

/** Why a sequence ended, where it was not simply over. */
const reasons: Record<NonNullable<SequenceCard['stopReason']>, string | undefined> = {
  completed: undefined,
  purchased: undefined,
  no_consent: 'ended: has not agreed to the newsletter and offers',
  unsubscribed: 'ended: unsubscribed',
  bounced: 'ended: the address does not exist',
  stopped_by_staff: 'ended by staff',
  failed: 'ended: a letter was refused',
};

export function SequenceMarks({ card }: { card: SequenceCard }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge look={looks[card.status]}>{card.status}</Badge>
      {card.paused && <Badge look="warn">Paused</Badge>}
      {card.discountCode && <Badge look="gold">{card.discountCode}</Badge>}
    </span>
  );
}

export function endOf({ stopReason }: SequenceCard): string | undefined {
  return stopReason ? reasons[stopReason] : undefined;
}

type FormPagerProps = {
  /** The form that holds the list's filter: it is sent again with the page that is wanted. */
  formId: string;
  older?: string;
  paged: boolean;
};

/** Onwards in a list whose filter is a form, and back to its beginning. */
export function FormPager({ formId, older, paged }: FormPagerProps) {
  if (!older && !paged) return null;
  return (
    <div className="mt-5 flex justify-between">
      {paged ? (
        <Button type="submit" form={formId} variant="quiet">
          Newest
        </Button>
      ) : (
        <span />
      )}
      {older && (
        <Button type="submit" form={formId} name="before" value={older} variant="outline">
          Older
        </Button>
      )}
    </div>
  );
}
