import { type Arrival, PARTS, plain } from './arrival.ts';
import { isZone } from './wall-time.ts';

/** As it may be kept, whatever was sent. */
export function readArrival({ zone, source }: { zone?: unknown; source?: unknown }): Arrival {
  const said = typeof source === 'string' ? source.split('/').slice(0, PARTS).map(plain) : [];
  const kept = said.map((part) => part || '-').join(' / ');
  return {
    ...(typeof zone === 'string' && zone.length <= 60 && isZone(zone) ? { zone } : {}),
    ...(said.some(Boolean) ? { source: kept } : {}),
  };
}
