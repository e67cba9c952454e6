import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Above a page's heading: where it belongs. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="-ml-1 inline-flex min-h-11 items-center gap-2 text-fine no-underline">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </Link>
  );
}
