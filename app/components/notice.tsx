import type { ReactNode } from 'react';

export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="mt-6 rounded-md border border-good bg-good/5 p-4">
      <p className="font-semibold text-good">{title}</p>
      <div className="text-fine">{children}</div>
    </div>
  );
}
