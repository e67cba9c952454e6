import { useFetcher } from 'react-router';
import { LocalTime } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';

/** On every page while the days of grace run. */
export function DeletionNotice({ plannedFor }: { plannedFor: string }) {
  const fetcher = useFetcher();
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-bad bg-bad/5 px-5 py-3"
    >
      <p className="min-w-0 flex-1 basis-72">
        Your account will be deleted on{' '}
        <strong>
          <LocalTime at={plannedFor} as="MMM d, yyyy" />
        </strong>
        , as you asked.
      </p>
      <fetcher.Form method="post" action="/portal/account">
        <input type="hidden" name="intent" value="keep-account" />
        <Button type="submit" variant="outline" size="sm" pending={fetcher.state !== 'idle'}>
          Keep my account
        </Button>
      </fetcher.Form>
    </div>
  );
}
