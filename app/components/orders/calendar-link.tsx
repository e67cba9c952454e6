import { CalendarDays, Copy } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** The secret address of the member's days, for a calendar program. */
export function CalendarLink({ url, action }: { url: string; action: string }) {
  const fetcher = useFetcher();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({
      kind: 'success',
      title: 'Address copied',
      description: 'Paste it into your calendar program.',
    });
  };
  return (
    <details className="mt-4 border-t border-rule pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <CalendarDays className="size-5 text-gold" aria-hidden="true" />
        The calendar of your personal days
      </summary>
      <div className="space-y-3 pt-1">
        <p className="text-fine text-quiet">
          Subscribe to this address in your phone's or computer's calendar. It is yours alone: whoever has it
          sees your days.
        </p>
        <p className="rounded-md bg-sunken p-3 font-mono text-fine break-all">{url}</p>
        <div className="flex flex-wrap gap-3">
          <a
            href={url.replace(/^https?:/, 'webcal:')}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            Open in my calendar
          </a>
          <Button variant="quiet" size="sm" className="needs-script" onClick={copy}>
            <Copy className="size-4" aria-hidden="true" />
            Copy
          </Button>
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name="intent" value="renew-calendar" />
            <Button type="submit" variant="quiet" size="sm" pending={fetcher.state !== 'idle'}>
              Make a new address
            </Button>
          </fetcher.Form>
        </div>
      </div>
    </details>
  );
}
