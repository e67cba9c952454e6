import { z } from 'zod';
import { intakeForms, partnerFields } from '../../../domain/delivery/index.ts';

const names = new Set([...Object.values(intakeForms).flat(), ...partnerFields].map(({ name }) => name));
const answers = Object.fromEntries([...names].map((name) => [name, z.string().optional()]));

const besides = z.object({
  partner: z.record(z.string(), z.string()).optional(),
  /** Questions of the owner's own. */
  own: z.record(z.string(), z.string()).optional(),
  /** Files, by the key of their question. */
  upload: z.record(z.string(), z.instanceof(File)).optional(),
  together: z.string().optional(),
  begin: z.enum(['now', 'later']).optional().catch(undefined),
  seen: z.coerce.number().int().optional().catch(undefined),
});

/** What the form of an order's details sends: the answers, and the partner's under `partner.`. */
export const intakeForm = z.object({ ...answers, ...besides.shape });

/** The same, the buyer's and the partner's apart. Which answers there are in this order is the domain's business. */
export function typedAnswers(typed: object) {
  const { partner, own = {}, upload: uploads, together, begin, seen } = besides.parse(typed);
  const isTogether = together === 'yes' || (together === undefined && partner !== undefined);
  return {
    answers: {
      ...z.object(answers).parse(typed),
      ...Object.fromEntries(Object.entries(own).map(([key, answer]) => [`own.${key}`, answer])),
    },
    partner: isTogether ? (partner ?? {}) : undefined,
    uploads,
    begin,
    seen,
  };
}

/** The fields in which files may come: a form that asks several products' questions together has up to so many. */
export const uploadFields = Array.from({ length: 130 }, (_, at) => `upload.q${at + 1}`);
