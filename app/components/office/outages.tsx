import type { Outage } from '../../../domain/office/index.ts';
import { LocalTime } from '../local-time.tsx';

/** Providers that do not answer now, and what that means; nothing while all do. */
export function Outages({ outages }: { outages: Outage[] }) {
  if (outages.length === 0) return null;
  return (
    <ul aria-label="Does not answer" className="mb-10 space-y-3">
      {outages.map(({ provider, name, means, since, lastError, failures }) => (
        <li key={provider} className="rounded-md border border-bad bg-bad/5 p-5">
          <p className="font-semibold text-bad">{name} does not answer</p>
          <p>
            Since <LocalTime at={since} />. {means}
          </p>
          <p className="mt-1 text-fine wrap-anywhere text-quiet">
            {failures === 1 ? 'One call' : `${failures} calls`} failed so far. The last one said: {lastError}
          </p>
        </li>
      ))}
    </ul>
  );
}
