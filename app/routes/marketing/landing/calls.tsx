import type { Call } from '../../../../content/landing.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';

type Props = { call: Call; more: Call; quiet?: boolean; className?: string };

/** What we would like the reader to do, and what she may do instead. */
export function Calls({ call, more, quiet, className }: Props) {
  const look = quiet ? buttonLook({}) : buttonLook({ variant: 'gold', size: 'lg' });
  return (
    <div className={cx('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <a href={call.to} className={`text-balance ${look}`}>
        {call.label}
      </a>
      <a href={more.to} className="inline-flex min-h-11 items-center font-semibold">
        {more.label}
      </a>
    </div>
  );
}
