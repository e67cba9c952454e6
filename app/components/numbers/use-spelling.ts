import { useEffect, useState } from 'react';
import type { ShownSpelling } from '../../../domain/readings/index.ts';
import { asksForPassport } from '../../../numerology/names/index.ts';
import { callFunction } from '../call-function.ts';
import { spellPlainName } from './plain-spelling.ts';

const PAUSE_MS = 350;

export const askSpelling = (name: string) => callFunction<ShownSpelling>('name-spelling', { name });

/** How a typed name is counted: at once where A to Z is enough, else asked of the server when the typing pauses. */
export function useSpelling(name: string): ShownSpelling | undefined {
  const [asked, setAsked] = useState<{ name: string; spelling: ShownSpelling }>();
  const plain = spellPlainName(name);
  const passport = asksForPassport(name);
  const mustAsk = !plain && !passport && /\p{L}/u.test(name);
  useEffect(() => {
    if (!mustAsk) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const called = await askSpelling(name);
      if (!stale && called.ok) setAsked({ name, spelling: called.data });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name, mustAsk]);
  if (plain) return { text: plain.words.join(' '), changed: false, leftOut: plain.leftOut };
  if (passport) return { text: '', changed: true, leftOut: [], passport };
  return asked?.name === name ? asked.spelling : undefined;
}
