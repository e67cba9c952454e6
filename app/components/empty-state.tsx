import type { ReactNode } from 'react';
import { Emblem } from './drawings/emblem.tsx';

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="engraved flex flex-col items-center gap-4 px-6 py-14 text-center">
      <Emblem className="size-14 text-leaf" />
      <p className="measure text-quiet">{text}</p>
      {children}
    </div>
  );
}
