import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Button } from '../../../ui/button.tsx';

/** An account by one tap: the address is the order's, and the letter's link signs in. */
export function AccountOffer({ email, base }: { email: string; base: string }) {
  const fetcher = useFetcher<{ written?: true; problem?: Problem }>();
  if (fetcher.data?.written) {
    return (
      <Notice title="Look into your mailbox">
        The link we sent to {email} opens your account. It works once, for one hour.
      </Notice>
    );
  }
  return (
    <fetcher.Form method="post" action={base}>
      <input type="hidden" name="intent" value="account" />
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <Button type="submit" variant="gold" pending={fetcher.state !== 'idle'}>
        Send me the link
      </Button>
    </fetcher.Form>
  );
}
