import type { CoreNumbers as Numbers } from '../../../domain/office/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import { NumberWorking } from '../numbers/number-working.tsx';

/** Five numbers to glance at during a session, and how each came about. */
export function CoreNumbers({ numbers }: { numbers: Numbers }) {
  return (
    <div>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {numbers.map(({ label, value, compound }) => (
          <li key={label} className="flex w-20 flex-col items-center text-center">
            <Medallion value={value} label={`${label} ${value}`} className="size-16" />
            <span className="mt-1 text-fine">{label}</span>
            <span className="text-fine text-quiet lining-nums">{compound}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 -ml-3">
        <Disclosure label="The working" align="start">
          <div className="grid gap-x-10 gap-y-6 px-3 pb-2 md:grid-cols-2">
            {numbers.map(({ label, working }) => (
              <div key={label} className="min-w-0">
                <p className="mb-2 text-fine font-semibold">{label}</p>
                <NumberWorking working={working} />
              </div>
            ))}
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
