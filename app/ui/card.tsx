import type { HTMLAttributes } from 'react';
import { cx } from './class-names.ts';

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={cx('rounded-md border border-rule bg-card p-5 shadow-page sm:p-6', className)}
      {...rest}
    />
  );
}
