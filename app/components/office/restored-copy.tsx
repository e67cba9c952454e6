import { useFetcher } from 'react-router';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { FormError } from '../form-error.tsx';
import { LocalTime } from '../local-time.tsx';

const letters = [
  { value: 'recent', label: 'Send what was written in the last 24 hours' },
  { value: 'all', label: 'Send all of them' },
  { value: 'none', label: 'Send none of them' },
];

/** On every page of the office, until the owner has decided. */
export function RestoredCopy({ restoredAt, isOwner }: { restoredAt: string; isOwner: boolean }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  return (
    <section aria-label="Restored copy" className="mb-8 space-y-3 rounded-md border border-bad bg-bad/5 p-4">
      <p className="font-semibold">This is a restored copy. It sends nothing until you wake it.</p>
      <p className="text-fine">
        It was restored from a backup on <LocalTime at={restoredAt} />. No letter leaves, no job runs and no
        money moves, because the site it was made of may still be at work. Webhooks of the payment provider
        are stored and worked off later.
      </p>
      {isOwner ? (
        <fetcher.Form
          method="post"
          action="/office/settings/health"
          className="flex flex-wrap items-end gap-4"
        >
          <FormError problem={fetcher.data?.problem} />
          <Choice label="Letters that wait" name="letters" options={letters} defaultValue="recent" />
          <Button type="submit" name="intent" value="wake" pending={fetcher.state !== 'idle'}>
            Wake this site
          </Button>
        </fetcher.Form>
      ) : (
        <p className="text-fine">The owner can wake it.</p>
      )}
    </section>
  );
}
