import { parseDate, personalMonth } from '../../../numerology/index.ts';
import type { ClaimedMail } from '../../mail/index.ts';
import { monthOf } from '../../moments.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { cartRecoveryEnds, type MintedKind, mintCode, recommendedForLifePath } from '../../shop/index.ts';
import { today } from '../../today.ts';
import { changeRun, type RunRow } from '../automations/run-queries.ts';
import type { SequenceTemplate } from './sequence-types.ts';

type Needs = Pick<Deps, 'config' | 'clock'> & ReadsContent;

/** What a letter says about its reader. Codes are added when it is sent, because their hours begin then. */
export function letterProps(services: Needs, run: RunRow, template: SequenceTemplate): object {
  const { config } = services;
  const { id, name, quizResults, cartData, createdAt } = run;
  switch (template) {
    case 'abandoned_cart':
    case 'abandoned_cart_reminder':
    case 'abandoned_cart_final':
      return {
        name,
        items: cartData?.items ?? [],
        total: cartData?.total ?? 0,
        recoverUrl: `${config.appUrl}/cart/recover?token=${id}`,
        recoverUntil: cartRecoveryEnds(createdAt).toISOString(),
      };
    default: {
      const { birthDate, masters, ...numbers } = quizResults ?? {};
      return {
        name: firstName(name),
        appUrl: config.appUrl,
        numbers: 'lifePath' in numbers ? { ...numbers, ...masters } : null,
        ...(template === 'discount' && quizResults
          ? { suggested: recommendedForLifePath(quizResults.lifePath)[0] }
          : {}),
        ...(birthDate ? { month: personalMonthOf(services, birthDate) } : {}),
      };
    }
  }
}

/** The quiz asks for the whole name; a letter begins with the first. */
const firstName = (name: string) => name.split(/\s+/)[0] ?? '';

/** The month we are in, as it is for somebody born on that day. */
function personalMonthOf(services: Needs, birthDate: string) {
  const born = parseDate(birthDate);
  if (!born) return undefined;
  const now = today(services);
  const { value } = personalMonth(born, now.year, now.month);
  const { title, essence } = services.content.current().meaningOf('personalMonth', value);
  return { name: monthOf(now), number: value, title, essence };
}

/** The letters that carry a code of their own. */
const codeKinds: Record<string, MintedKind | undefined> = {
  discount: 'soul',
  membership: 'membership_half',
  membership_offer: 'membership_half',
};

/**
 * The code of a letter, minted at the moment the letter is sent: its hours run from then, however long the letter
 * had to wait. Each further try of the same letter gives the same code and starts its hours anew.
 */
export async function mintCodeOfLetter(services: Deps, { template, runId, toAddress }: ClaimedMail) {
  const kind = codeKinds[template];
  if (!kind || !runId) return {};
  return services.db.transaction(async (tx) => {
    const { code, percent, expiresAt } = await mintCode(services, tx, {
      kind,
      email: toAddress,
      sequenceId: runId,
    });
    await changeRun(tx, runId, { discountCode: code, discountExpiresAt: expiresAt });
    return { code, percent, expiresAt: expiresAt?.toISOString() };
  });
}
