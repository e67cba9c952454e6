import { useFetcher, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';

/** Purchases and reports made with an address appear once it is known to be the member's own. */
export function VerifyReminder({ email }: { email: string }) {
  const fetcher = useFetcher<{ sent?: boolean }>();
  // A confirmation link that no longer works leads here and says so in the address.
  const isOver = useSearchParams()[0].has('error');
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-warn bg-warn/5 px-5 py-3"
    >
      <p className="min-w-0 flex-1 basis-72">
        {isOver
          ? 'That link was too old, or has been used. Have a new one sent, and confirm that '
          : 'Please confirm that '}
        <strong className="wrap-anywhere">{email}</strong> is yours
        {isOver ? '.' : ': we have sent you a link.'} Purchases made with it appear here once you do.
      </p>
      <fetcher.Form method="post" action="/portal/account">
        <input type="hidden" name="intent" value="send-verification" />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          pending={fetcher.state !== 'idle'}
          disabled={fetcher.data?.sent}
        >
          {fetcher.data?.sent ? 'Sent' : 'Send it again'}
        </Button>
      </fetcher.Form>
    </div>
  );
}
