import { Link, useSearchParams } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';

/** The way through a long list: on to what is older, and back to the top, with the filter as it is. */
export function OlderButton({ older, isPaged }: { older?: string; isPaged: boolean }) {
  const [params] = useSearchParams();
  const at = (before?: string) => {
    const next = new URLSearchParams(params);
    next.delete('before');
    if (before) next.set('before', before);
    return `?${next}`;
  };
  return (
    <div className="mt-5 flex justify-between gap-4">
      {isPaged ? (
        <Link to={at()} className={buttonLook({ variant: 'quiet' })}>
          Newest
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link to={at(older)} className={buttonLook({ variant: 'outline' })}>
          Older
        </Link>
      )}
    </div>
  );
}
