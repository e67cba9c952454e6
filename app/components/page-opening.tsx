import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { Divider } from './drawings/ornaments.tsx';

type Props = { title: string; lead?: ReactNode; children?: ReactNode; className?: string };

/** The head of a public page: title, a sentence or two, and the rule underneath. */
export function PageOpening({ title, lead, children, className }: Props) {
  return (
    <header className={cx('flex flex-col items-center text-center', className)}>
      <h1 className="max-w-[22ch] text-display">{title}</h1>
      {lead && <p className="measure mt-5 text-lead text-quiet">{lead}</p>}
      {children}
      <Divider className="mt-8 w-72 max-w-full" />
    </header>
  );
}
