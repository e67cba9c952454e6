import { useFetcher } from 'react-router';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../form-error.tsx';
import { LocalTime } from '../local-time.tsx';
import { Notice } from '../notice.tsx';

type Stop = { stoppedAt: string; sent: number; bounced: number; complained: number };

/** Marketing has stopped by itself. Letting it go on is the owner's decision. */
export function MarketingStop({ stop, isOwner }: { stop: Stop; isOwner: boolean }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  return (
    <Notice title="Marketing letters are stopped">
      Since <LocalTime at={stop.stoppedAt} />: of {stop.sent} letters within a day, {stop.bounced} bounced and{' '}
      {stop.complained} were called spam. Providers refuse senders with such figures. Receipts and other
      service mail go on. Look at where the addresses came from before you go on.
      {isOwner && (
        <fetcher.Form method="post" action="/office/outbox" className="mt-3">
          <FormError problem={fetcher.data?.problem} />
          <Button
            type="submit"
            name="intent"
            value="resume-marketing"
            variant="outline"
            pending={fetcher.state !== 'idle'}
          >
            Let them go on
          </Button>
        </fetcher.Form>
      )}
    </Notice>
  );
}
