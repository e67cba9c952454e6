import type { ReactNode } from 'react';
import { freeFirst } from '../../../content/product.ts';
import { FULL, nextWords } from '../../../content/weeks.ts';
import type { Offer } from '../../../domain/content/index.ts';
import { useEuro } from '../../formats.ts';
import { useSite } from '../../page-words.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';

type Props = {
  offer: Pick<Offer, 'id' | 'paused' | 'nextWeek' | 'isFull'>;
  variant: 'gold' | 'primary' | 'outline';
  size?: 'lg';
  className?: string;
  label?: string;
  children: ReactNode;
};

/** The way to the checkout; while a product is taken off sale, the words that say so. */
export function OfferCall({ offer, variant, size, className, label, children }: Props) {
  const { id, paused, nextWeek, isFull } = offer;
  const { opensSoon } = useSite();
  if (paused)
    return (
      <p className={cx('py-3 text-center text-quiet', className)}>
        {opensSoon ? 'Opening soon' : 'Not on sale at the moment'}
      </p>
    );
  const later = isFull ? FULL : nextWeek && nextWords(nextWeek);
  const call = (
    <a
      href={`/checkout/${id}`}
      aria-label={label}
      className={cx(
        buttonLook({ variant: isFull ? 'outline' : variant, size }),
        later ? 'w-full' : className,
      )}
    >
      {isFull ? 'Tell me when it opens' : children}
    </a>
  );
  if (!later) return call;
  return (
    <div className={className}>
      <p className="mb-2 text-fine font-semibold text-balance text-gold">{later}</p>
      {call}
    </div>
  );
}

/** Before a price that is not charged at once. */
export function FreeFirst({ offer }: { offer: Pick<Offer, 'trialDays'> }) {
  const words = freeFirst(offer);
  return words && <span className="text-base font-semibold text-gold">{words} </span>;
}

/** What it cost before, struck through, where the office says so. */
export function PriceBefore({ cents }: { cents?: number }) {
  const euro = useEuro();
  if (!cents) return null;
  return (
    <s className="text-lead text-quiet lining-nums">
      <span className="sr-only">instead of </span>
      {euro(cents)}
    </s>
  );
}

type Compared = Pick<Offer, 'priceCents' | 'oneByOne' | 'more'>;

/** What its parts cost alone: what is saved by it, or what is more in it. Nothing where they are not sold alone. */
export function OneByOneNote({ offer, className }: { offer: Compared; className?: string }) {
  const euro = useEuro();
  const { priceCents, oneByOne: { alone, dearer } = {}, more } = offer;
  const look = cx('measure text-fine text-quiet text-pretty lining-nums', className);
  if (alone) {
    const saved = `${euro(alone.cents - priceCents)} more than ${alone.isAll ? 'here' : 'all of this'}`;
    const how = alone.isAll ? 'bought one by one' : 'alone';
    return (
      <p className={look}>{`${inWords(alone.what)} ${how} would cost ${euro(alone.cents)}: ${saved}.`}</p>
    );
  }
  if (!dearer || !more) return null;
  return (
    <p className={look}>
      {`${inWords(dearer.what)} would cost ${euro(dearer.cents)}. What is more in this: ${more}`}
    </p>
  );
}

/** At the beginning of a sentence. */
function inWords(what: string[]): string {
  const words = new Intl.ListFormat('en').format(what);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
