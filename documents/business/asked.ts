import { positions } from '../../content/meanings/index.ts';
import { type Answer, answersTo, monthsOf, type Voice } from '../asked/answers.ts';
import { firstName } from '../kit/first-name.ts';
import { monthsAhead } from '../kit/months-ahead.ts';
import { type Business, leadingNumber, secondNumber } from './business.ts';

/** What an owner asked: the name on the sign is heard first, then the owner; the months are the owner's. */
export function answersForBusiness(business: Business): Answer[] {
  const { chart, owner, trade, issuedOn, questions } = business;
  const names = [leadingNumber(business), secondNumber(business)].map(
    (number): Voice => ({ ...number, label: `${trade.label} · name number ${number.compound}` }),
  );
  return answersTo(questions, {
    at(key) {
      const number = chart[key];
      const own = { ...number, label: `${firstName(owner)} · ${positions[key].name} ${number.compound}` };
      return [...names.slice(0, 1), own, ...names.slice(1)];
    },
    months: monthsOf(monthsAhead(chart.birthDate, issuedOn)),
  });
}
