import { useEffect, useState } from 'react';
import type { CapturedLead, OfferedProduct } from '../../../domain/readings/index.ts';
import type { ShownOffer } from '../../../domain/shop/index.ts';
import { SECOND } from '../../../shared/durations.ts';
import { useEuro } from '../../formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { askOffer } from './quiz-calls.ts';

type Props = {
  product: OfferedProduct;
  lead?: CapturedLead;
  /** Where no script may run, the offer travels in the address. */
  inLink?: boolean;
};

/** The mini reading for 24 hours. The deadline is the server's; the page only counts down to it. */
export function MiniOffer({ product, lead, inLink = false }: Props) {
  const euro = useEuro();
  const { name, description, urgency, priceCents, originalPriceCents } = product;
  const left = useTimeLeft(useOffer(lead));
  const open = left === undefined || left > 0;
  return (
    <section className="engraved flex flex-col px-6 py-8 sm:px-9">
      <p>
        <Badge look="gold">{open ? urgency : 'This offer has ended'}</Badge>
      </p>
      <h2 className="mt-3 text-title">{name}</h2>
      <p className="mt-1">{description}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 lining-nums">
        <span className="serif text-display">{euro(open ? priceCents : originalPriceCents)}</span>
        {open && (
          <>
            <s className="text-lead text-quiet">
              <span className="sr-only">instead of </span>
              {euro(originalPriceCents)}
            </s>
            <span className="font-semibold text-good">Save {euro(originalPriceCents - priceCents)}</span>
          </>
        )}
      </p>
      {open && <Countdown left={left} waiting={!lead} />}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-6">
        <a
          href={
            inLink && lead
              ? `/checkout/mini-reading?offer=${encodeURIComponent(lead.offer.token)}`
              : '/checkout/mini-reading'
          }
          className={`max-sm:w-full ${buttonLook({ variant: 'gold', size: 'lg' })}`}
        >
          Get My Mini Reading
        </a>
        <a href="/" className="inline-flex min-h-11 items-center text-quiet">
          No thanks
        </a>
      </div>
    </section>
  );
}

function Countdown({ left, waiting }: { left?: number; waiting: boolean }) {
  if (left === undefined) {
    return (
      <p className="text-fine text-quiet">
        {waiting ? 'Your 24 hours begin when your details have reached us.' : 'Your 24 hours have begun.'}
      </p>
    );
  }
  return (
    <p role="timer" className="text-fine">
      Ends in <time className="font-semibold">{clock(left)}</time>
    </p>
  );
}

/** After a reload the deadline is asked for again: what the browser remembers is not what counts. */
function useOffer(lead?: CapturedLead): ShownOffer | undefined {
  const [offer, setOffer] = useState(lead?.offer);
  useEffect(() => {
    setOffer(lead?.offer);
    if (!lead) return;
    let stale = false;
    void askOffer(lead.lead).then((called) => !stale && called.ok && setOffer(called.data));
    return () => {
      stale = true;
    };
  }, [lead]);
  return offer;
}

/** Milliseconds until the deadline by the server's clock, every second; undefined while there is no deadline. */
function useTimeLeft(offer?: ShownOffer): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!offer) return setLeft(undefined);
    const askedAt = performance.now();
    const span = Date.parse(offer.endsAt) - Date.parse(offer.now);
    const tick = () => setLeft(Math.max(0, span - (performance.now() - askedAt)));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [offer]);
  return left;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${pair(Math.floor(seconds / 3600))}:${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`;
}
