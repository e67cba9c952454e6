import type { Tx } from '../../../db/connect.ts';
import type { QuizResults } from '../../../db/schema/index.ts';
import { type LetterSystem, parseDate } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { mastersOf } from '../../count-person.ts';
import { oneAddress } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { findLatestSequence } from './queries.ts';
import { startSequence } from './start-sequence.ts';

const DAYS_AFTER_DELIVERY = 7;

/**
 * To be called when something bought has been delivered to somebody who is not a member. Only the first delivery
 * counts: whoever has been invited once, in whatever way it ended, is not invited again.
 */
export async function planMembershipUpsell(
  services: Parts,
  tx: Tx,
  { email, name, birthDate }: { email: string; name: string; birthDate?: string },
): Promise<{ planned: boolean }> {
  const address = oneAddress(email);
  if (await findLatestSequence(tx, address, 'membership_upsell')) return { planned: false };
  const startsAt = new Date(services.clock.now().getTime() + DAYS_AFTER_DELIVERY * 24 * 3_600_000);
  const { school } = services.content.current().site;
  const { started } = await startSequence(services, tx, {
    type: 'membership_upsell',
    email: address,
    name,
    quizResults: numbersOf(name, birthDate, school) ?? (await numbersOfQuiz(tx, address)),
    marketingConsent: false,
    startsAt,
  });
  return { planned: started };
}

/** From what she told us for the reading she bought. */
function numbersOf(
  name: string,
  birthDate: string | undefined,
  system: LetterSystem,
): QuizResults | undefined {
  const born = parseDate(birthDate ?? '');
  const person = born && quizNumbersOf({ name, birthDate: born, system });
  if (!person?.ok) return undefined;
  const { lifePath, expression, soulUrge } = person.numbers;
  const digits = { lifePath: lifePath.digit, expression: expression.digit, soulUrge: soulUrge.digit };
  return { ...digits, masters: mastersOf(person.numbers), birthDate };
}

async function numbersOfQuiz(tx: Tx, email: string): Promise<QuizResults | undefined> {
  return (await findLatestSequence(tx, email, 'quiz_nurture'))?.quizResults ?? undefined;
}
