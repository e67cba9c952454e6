import { z } from 'zod';

/** The register of VAT numbers of the EU. It knows what member states answer at that moment, and often one of them does not. */
export type Vies = {
  /** A number whose format fits, with the prefix of its state: 'DE136695976'. */
  check(number: string): Promise<ViesAnswer>;
};

export type ViesAnswer =
  | { state: 'confirmed' | 'refused'; name?: string; address?: string; reference?: string }
  /** Nobody answered, in time or at all; `why` is for our log and the office. */
  | { state: 'unchecked'; why: string };

/** A buyer waits for it. */
const WAITS_MS = 3_000;
/** An answer has some hundred characters. */
const MOST_CHARACTERS = 20_000;
const OFFICIAL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Member states that give no name or address write this. */
const NONE = '---';
const said = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined)
  .transform((text) => (text === NONE ? undefined : text?.slice(0, 400)));

const answered = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  name: said,
  address: said,
  requestIdentifier: said,
});
/** VIES itself, or the member state behind it, could not say: MS_UNAVAILABLE, TIMEOUT, MS_MAX_CONCURRENT_REQ and others. */
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** By its REST interface. Whatever goes wrong is no answer: a sale never fails because VIES does. */
export function viesAt(url = OFFICIAL, waitsMs = WAITS_MS): Vies {
  return {
    async check(number) {
      const [countryCode, vatNumber] = [number.slice(0, 2), number.slice(2)];
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ countryCode, vatNumber }),
          redirect: 'error',
          signal: AbortSignal.timeout(waitsMs),
        });
        const text = await response.text();
        if (text.length > MOST_CHARACTERS) return { state: 'unchecked', why: 'the answer is too long' };
        return answerIn(JSON.parse(text), { countryCode, vatNumber });
      } catch (error) {
        return { state: 'unchecked', why: error instanceof Error ? error.message : 'no answer' };
      }
    },
  };
}

function answerIn(body: unknown, asked: { countryCode: string; vatNumber: string }): ViesAnswer {
  const problem = failed.safeParse(body).data;
  if (problem) return { state: 'unchecked', why: problem.errorWrappers[0]?.error ?? 'no answer' };
  const answer = answered.safeParse(body).data;
  if (!answer) return { state: 'unchecked', why: 'the answer is none of VIES' };
  // An answer about another number would be worth nothing.
  if (answer.countryCode !== asked.countryCode || answer.vatNumber !== asked.vatNumber)
    return { state: 'unchecked', why: 'the answer is about another number' };
  const { name, address, requestIdentifier: reference } = answer;
  return answer.valid ? { state: 'confirmed', name, address, reference } : { state: 'refused', reference };
}

/** The demo's: it asks nobody outside, and says so. */
export const viesOfDemo: Vies = {
  check: async () => ({ state: 'unchecked', why: 'the demo does not ask VIES' }),
};
