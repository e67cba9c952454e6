import type { action } from '../../routes/office/outbox.tsx';
import { formFor } from '../action-form.tsx';
import { LocalTime } from '../local-time.tsx';
import { Notice } from '../notice.tsx';

const Form = formFor<typeof action>();

type Stop = { stoppedAt: string; sent: number; bounced: number; complained: number };

/** Marketing has stopped by itself. Letting it go on is the owner's decision. */
export function MarketingStop({ stop, isOwner }: { stop: Stop; isOwner: boolean }) {
  return (
    <Notice title="Marketing letters are stopped">
      Since <LocalTime at={stop.stoppedAt} />: of {stop.sent} letters within a day, {stop.bounced} bounced and{' '}
      {stop.complained} were called spam. Providers refuse senders with such figures. Receipts and other
      service mail go on. Look at where the addresses came from before you go on.
      {isOwner && (
        <Form
          intent="resume-marketing"
          action="/office/outbox"
          className="mt-3"
          variant="outline"
          submit="Let them go on"
        />
      )}
    </Notice>
  );
}
