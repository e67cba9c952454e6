import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { AccountChange } from '../account-changes.ts';

type Props = {
  title: string;
  intent: string;
  button: string;
  variant?: 'outline' | 'danger';
  children?: ReactNode | ((answer: { fields: Record<string, string> }) => ReactNode);
  after?: (change: AccountChange) => ReactNode;
};

/** A card with one form; what it answers is said in the card itself. */
export function AccountForm({ title, intent, button, variant = 'outline', children, after }: Props) {
  const fetcher = useFetcher<AccountChange>();
  const change = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fields = change?.problem?.fields ?? {};
  return (
    <Card>
      <h2 className="text-lead">{title}</h2>
      <fetcher.Form method="post" action="/portal/account" className="mt-4 space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <FormError problem={Object.keys(fields).length === 0 ? change?.problem : undefined} />
        {typeof children === 'function' ? children({ fields }) : children}
        <Button type="submit" variant={variant} pending={fetcher.state !== 'idle'}>
          {button}
        </Button>
      </fetcher.Form>
      {change?.done && (
        <Notice title={change.done}>
          <span />
        </Notice>
      )}
      {change && !change.problem && after?.(change)}
    </Card>
  );
}
