import { createContext, useContext } from 'react';
import { euroIn, type FormatName, isFormatName, momentIn } from '../shared/visitor-formats.ts';
import { PageWordsContext } from './page-words.ts';
import { RenderContext } from './render-context.ts';

/**
 * Whose way of writing dates, hours and money holds: on public pages the visitor's own, in the portal that of the
 * specification, in the office the practice's.
 */
export const TimeStyle = createContext<'visitor' | 'portal' | 'office'>('visitor');

/** The visitor's, as her browser asked for the page. An island in the browser reads it from the page it stands on. */
export function useFormatName(): FormatName {
  const words = useContext(PageWordsContext);
  const { formats } = useContext(RenderContext);
  const isVisitor = useContext(TimeStyle) === 'visitor';
  if (!isVisitor) return 'own';
  return words?.formats ?? formats ?? formatsOfPage();
}

function formatsOfPage(): FormatName {
  const named = typeof document === 'undefined' ? undefined : document.documentElement.dataset.formats;
  return isFormatName(named) ? named : 'own';
}

/** Writes cents: "€59", or "59 €". */
export function useEuro(): (cents: number) => string {
  const name = useFormatName();
  return (cents) => euroIn(name, cents);
}

/** Writes a moment by a clock; of the pattern it takes which parts are wanted. */
export function useMoment(): (at: Date | string, zone: string, wanted: string) => string {
  const name = useFormatName();
  return (at, zone, wanted) => momentIn(name, at, zone, wanted);
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Writes a plain date, '2026-11-03', which no time zone may move: "Nov 3, 2026", or "3 Nov 2026". */
export function useDay(): (date: string) => string {
  const name = useFormatName();
  return (date) => {
    const [year, month, day] = date.split('-').map(Number);
    const named = months[(month ?? 1) - 1];
    return name === 'own' || name === 'us' ? `${named} ${day}, ${year}` : `${day} ${named} ${year}`;
  };
}
