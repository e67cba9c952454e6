import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** A link to be sent on: to be copied with one tap, or by hand where the browser refuses. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'Please select and copy the link', kind: 'error' }),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="min-w-0 grow">
        <span className="font-semibold">{label}</span>
        <input
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-1 block min-h-11 w-full rounded-md border border-control bg-card px-3"
        />
      </label>
      <Button variant="outline" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
