import { showIn } from '../../../shared/wall-time.ts';

/** The moment until which a time or a seat is kept for somebody, by her own clock. */
export function KeptUntil({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} className="font-semibold lining-nums">
      {showIn(at, zone, 'EEEE d MMMM, h:mm a')}
    </time>
  );
}
