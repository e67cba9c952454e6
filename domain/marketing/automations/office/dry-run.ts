import { productIds } from '../../../../content/catalogue.ts';
import { recordOf } from '../../../../shared/records.ts';
import { type ContactRow, findByAddress } from '../../../contacts/index.ts';
import { invalid } from '../../../errors.ts';
import { type Actor, ownerOnly } from '../../../identity/index.ts';
import { nextMarketingAt, obstacleOfOne, oneAddress, SPACING_HOURS } from '../../../mail/index.ts';
import type { Parts } from '../../../services.ts';
import { today } from '../../../today.ts';
import { placesOf } from '../../broadcasts/letter-of-broadcast.ts';
import { fillPlaces } from '../../broadcasts/places.ts';
import { mayWrite } from '../../people/reach.ts';
import { listSegments } from '../../segments/queries.ts';
import { isWait, type Plan, type PlanStep } from '../plan.ts';
import { type Names, stepWords } from '../plan-words.ts';
import { listAutomations } from '../queries.ts';
import { meets } from '../runs/check-condition.ts';
import { endOfWait } from '../runs/end-of-wait.ts';

const SPACING_MS = SPACING_HOURS * 3_600_000;

export type DryStep = { at: string; words: string; note?: string };
export type DryRun = { person: string; steps: DryStep[] };

/** What would happen to somebody who entered now, with its dates, as far as can be said today. Nothing is sent or kept. */
export async function dryRun(
  services: Parts,
  { actor, email, plan }: { actor: Actor; email: string; plan: Plan },
): Promise<DryRun> {
  ownerOnly(actor);
  const person = await findByAddress(services.db, oneAddress(email));
  if (!person) throw invalid({ email: 'Nobody is known by this address.' });
  const names = await namesFor(services);
  const now = services.clock.now();
  const free = await services.db.transaction((tx) => nextMarketingAt(services, tx, person.email));
  const steps: DryStep[] = [];
  let at = now;
  let freeAt = free;
  for (const step of plan.steps) {
    if (step.do === 'letter' && freeAt > at) at = freeAt;
    const { note, ends } = await foreseen(services, step, person);
    steps.push({ at: at.toISOString(), words: wordsFor(services, step, person, names), note });
    if (ends) return { person: person.name || person.email, steps };
    if (step.do === 'letter') freeAt = new Date(at.getTime() + SPACING_MS);
    if (isWait(step)) at = endOfWait(step, at, services.content.current().site.timeZone);
  }
  return {
    person: person.name || person.email,
    steps: [...steps, { at: at.toISOString(), words: 'The end' }],
  };
}

/** What can be said today of a step to come. */
async function foreseen(
  services: Parts,
  step: PlanStep,
  person: ContactRow,
): Promise<{ note?: string; ends?: boolean }> {
  if (step.do === 'letter') {
    const verdict = mayWrite(services, person, 'marketing');
    if (!verdict.may) return { note: `Ends here: ${obstacleOfOne[verdict.why]}.`, ends: true };
    return verdict.because === 'customer' ? { note: 'Goes out by the rule for existing customers.' } : {};
  }
  if (step.do === 'enrol' && person.userId === null)
    return { note: 'Passed over: has no account, and so cannot learn.' };
  if (step.do !== 'condition') return {};
  const isMet = await meets(services, services.db, step.if, { person, since: services.clock.now() });
  return isMet ? { note: 'As things stand, goes on.' } : { note: 'As things stand, ends here.', ends: true };
}

function wordsFor(services: Parts, step: PlanStep, person: ContactRow, names: Names): string {
  const words = stepWords(step, names);
  return step.do === 'letter' ? fillPlaces(words, placesOf(services, person, today(services))) : words;
}

/** How products, segments and automations are called today. */
export async function namesFor({ db, content }: Pick<Parts, 'db' | 'content'>): Promise<Names> {
  const [segments, automations] = await Promise.all([listSegments(db), listAutomations(db)]);
  const { catalogue } = content.current();
  const products = recordOf(productIds, (id) => catalogue[id].name);
  return {
    product: (id) => products[id],
    segment: (id) => segments.find((segment) => segment.id === id)?.name,
    automation: (id) => automations.find((automation) => automation.id === id)?.name,
  };
}
