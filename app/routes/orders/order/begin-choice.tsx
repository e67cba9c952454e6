import { useFetcher } from 'react-router';
import { beginsLater, withdrawalConsent } from '../../../../content/checkout.ts';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = { state: NonNullable<OrderPage['begin']>['state']; base: string };

/** When we begin, by one press: the choice itself, or later the way out of the waiting. */
export function BeginChoice({ state, base }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const idle = fetcher.state === 'idle';
  const press = (choice: 'now' | 'later', label: string) => (
    <fetcher.Form method="post" action={base}>
      <HiddenFields fields={{ intent: 'begin', choice }} />
      <Button type="submit" variant={choice === 'now' ? 'gold' : 'outline'} pending={!idle}>
        {label}
      </Button>
    </fetcher.Form>
  );
  return (
    <div className="mt-5 space-y-3">
      <FormError problem={idle ? fetcher.data?.problem : undefined} />
      <p className="measure text-fine text-quiet">{withdrawalConsent}</p>
      {press('now', state === 'asked' ? 'Start now' : 'Please begin now')}
      {state === 'asked' && (
        <>
          <p className="measure pt-2 text-fine text-quiet">{beginsLater}</p>
          {press('later', 'Start after 14 days')}
        </>
      )}
    </div>
  );
}
