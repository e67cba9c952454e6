import { guarantee } from '../../../../content/checkout.ts';

export function SmallPrint() {
  return (
    <div className="mt-5 space-y-4 text-center">
      <PaymentMarks />
      <p className="text-fine text-quiet">
        {guarantee}. By ordering you accept our <a href="/terms">terms</a> and have read our{' '}
        <a href="/privacy">privacy page</a>.
      </p>
    </div>
  );
}

const box = 'h-8 w-12 rounded-sm border border-rule bg-card';

/** What may be paid with, as small plates. */
function PaymentMarks() {
  return (
    <ul aria-label="Payment methods" className="flex flex-wrap items-center justify-center gap-2">
      <li>
        <svg viewBox="0 0 48 32" className={box} role="img" aria-label="Visa">
          <text
            x="24"
            y="21"
            textAnchor="middle"
            fontSize="13"
            fontWeight="700"
            fontStyle="italic"
            fill="var(--info)"
          >
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 32" className={box} role="img" aria-label="Mastercard">
          <circle cx="19.5" cy="16" r="8.5" fill="var(--bad)" opacity="0.9" />
          <circle cx="28.5" cy="16" r="8.5" fill="var(--leaf)" opacity="0.8" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 32" className={box} role="img" aria-label="American Express">
          <rect x="6" y="6" width="36" height="20" rx="2" fill="var(--info)" />
          <text x="24" y="20" textAnchor="middle" fontSize="10" fontWeight="700" fill="var(--on-ink)">
            AMEX
          </text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 32" className={box} role="img" aria-label="SEPA direct debit">
          <text x="24" y="20.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--ink)">
            SEPA
          </text>
        </svg>
      </li>
    </ul>
  );
}
