import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const looks = {
  default: 'border-ink bg-ink text-on-ink',
  secondary: 'border-rule bg-sunken text-ink',
  destructive: 'border-bad bg-bad/10 text-bad',
  gold: 'border-gold text-gold',
  good: 'border-good bg-good/10 text-good',
  info: 'border-info bg-info/10 text-info',
  warn: 'border-warn bg-warn/10 text-warn',
};
export type BadgeLook = keyof typeof looks;

export function Badge({ look = 'default', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-[0.8125rem] font-semibold leading-5 md:whitespace-nowrap',
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
