import type { ReactNode } from 'react';

export function PageHeading({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-title">{title}</h1>
        {subtitle && <p className="text-quiet">{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
