import { Emblem } from '../../../components/drawings/emblem.tsx';

/** A bank card that no bank has issued. */
export function PlayCard() {
  return (
    <div className="dark relative max-w-sm overflow-hidden rounded-xl border border-leaf bg-card p-6 text-ink">
      <Emblem className="absolute -right-16 -bottom-20 size-52 text-leaf opacity-20" />
      <div className="flex items-center justify-between">
        <svg viewBox="0 0 40 30" className="h-8" aria-hidden="true" fill="none" stroke="var(--leaf)">
          <rect x="1" y="1" width="38" height="28" rx="5" fill="var(--leaf)" fillOpacity="0.25" />
          <path d="M1 11h12v8H1M39 11H27v8h12M13 1v28M27 1v28" />
        </svg>
        <span className="serif text-[1.125rem]">Play Bank</span>
      </div>
      <p className="mt-7 font-mono text-[1.125rem] tracking-wider">
        <span className="sr-only">Card number </span>4242 4242 4242 4242
      </p>
      <dl className="mt-4 flex gap-8 text-fine">
        <div>
          <dt className="text-quiet">Expires</dt>
          <dd className="font-mono">12/34</dd>
        </div>
        <div>
          <dt className="text-quiet">CVC</dt>
          <dd className="font-mono">123</dd>
        </div>
      </dl>
    </div>
  );
}
