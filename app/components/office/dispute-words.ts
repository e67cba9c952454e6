import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Deadline, OfficeDispute } from '../../../domain/office/index.ts';
import { isKeyOf } from '../../../shared/records.ts';
import type { BadgeLook } from '../../ui/badge.tsx';

type Reason = { title: string; says: string; helps: string };

/** The provider's words for what a buyer tells her bank, in plain ones, and what speaks against each. */
const reasons = {
  fraudulent: {
    title: 'The buyer says that she did not pay this',
    says: 'The bank takes it that somebody else used the card.',
    helps:
      'Show that it was her: the same address in the order, in her account and in her letters; that she sent her details, opened what was made, watched it or came to a session; earlier orders that nobody disputed.',
  },
  unrecognized: {
    title: 'The buyer does not recognise the payment',
    says: 'She saw a name on her statement that told her nothing.',
    helps:
      'Say what she bought and when, and under which name it stands on the statement. It often helps to write to her first: she may take the dispute back.',
  },
  product_not_received: {
    title: 'The buyer says that nothing came',
    says: 'What was paid for has not arrived, or not in time.',
    helps:
      'Show when each thing was made and sent, and when she opened, watched or attended it. If the promised day has not come yet, say which day was agreed.',
  },
  product_unacceptable: {
    title: 'The buyer says that it is not what was promised',
    says: 'It is faulty, or not as it was described.',
    helps:
      'Quote what the page said and what the terms say, and show that this was delivered. Name the 30-day guarantee and that she did not ask for it, if she did not.',
  },
  credit_not_processed: {
    title: 'The buyer waits for money back',
    says: 'She was promised a refund, or was owed one, and has not got it.',
    helps:
      'If it was made, give its day, its sum and the number of the credit note. If none was owed, quote the terms on refunds that she agreed to and what she had begun.',
  },
  duplicate: {
    title: 'The buyer says that she was charged twice',
    says: 'There are two payments for the same thing.',
    helps:
      'Name both orders and what each was for. If it was charged twice indeed, accept the dispute: you would lose it, and keep nothing of it.',
  },
  subscription_canceled: {
    title: 'The buyer says that she had cancelled',
    says: 'A charge came although the membership was over.',
    helps:
      'Give the days: when she joined, when she was told of the renewal, when she cancelled, and until when it ran. If the charge came after the cancellation, accept it.',
  },
  debit_not_authorized: {
    title: 'The account’s owner did not allow the debit',
    says: 'The bank says that there was no mandate.',
    helps:
      'Banks decide this for their customer nearly always. Write to the buyer and ask her to pay in another way.',
  },
  insufficient_funds: {
    title: 'There was not enough in the account',
    says: 'The direct debit was returned.',
    helps: 'Nothing speaks against it. Write to the buyer and ask her to pay in another way.',
  },
  general: {
    title: 'The bank gives no reason',
    says: 'The buyer asked for the money back and did not say why.',
    helps:
      'Tell it from the beginning: what was ordered, what was agreed to, what was delivered and used. It helps to ask her what is wrong.',
  },
} satisfies Record<string, Reason>;

export const reasonWords = (reason: string): Reason =>
  isKeyOf(reasons, reason) ? reasons[reason] : reasons.general;

export function disputeState({
  state,
  wish,
  isInquiry,
  isUnderWay,
}: Pick<OfficeDispute, 'state' | 'wish' | 'isInquiry' | 'isUnderWay'>): { text: string; look: BadgeLook } {
  if (state === 'won') return { text: 'Won', look: 'good' };
  if (state === 'lost') return { text: wish === 'accept' ? 'Accepted' : 'Lost', look: 'destructive' };
  if (state === 'closed') return { text: 'Closed, no money moved', look: 'secondary' };
  if (isUnderWay) return { text: 'Being sent', look: 'info' };
  if (state === 'answered' || wish) return { text: 'The bank decides', look: 'info' };
  return { text: isInquiry ? 'A question to answer' : 'To answer', look: 'destructive' };
}

/** Such as "answer by 3 December, 4 days left". */
export function deadlineWords({ day, daysLeft, isOver }: Deadline): string {
  const date = format(parseISO(day), 'd MMMM');
  if (isOver) return `the time to answer ended on ${date}`;
  if (daysLeft <= 0) return `answer today, ${date}`;
  return `answer by ${date}, ${daysLeft === 1 ? 'one day' : `${daysLeft} days`} left`;
}
