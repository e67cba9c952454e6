import { Link } from 'react-router';
import { LocalTime } from '../local-time.tsx';

export type FailingLine = {
  key: string;
  what: string;
  label: string;
  path: string;
  message: string;
  since: string;
  nextTryAt: string;
};

/** What cannot be done by itself: each with its reason, until it is done. */
export function FailingWork({ failing }: { failing: FailingLine[] }) {
  if (failing.length === 0) return null;
  return (
    <section className="mb-8 rounded-md border border-bad bg-bad/5 p-4" aria-labelledby="failing-work">
      <h2 id="failing-work" className="font-semibold">
        What cannot be done by itself
      </h2>
      <ul className="divide-y divide-rule">
        {failing.map(({ key, what, label, path, message, since, nextTryAt }) => (
          <li key={key} className="py-2">
            <Link to={path} className="inline-flex min-h-11 items-center">
              {label ? `${what}: ${label}` : what}
            </Link>
            <span className="block text-fine wrap-anywhere">
              {message}. Since <LocalTime at={since} />, tried again at <LocalTime at={nextTryAt} />.
              Everything else goes on.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
