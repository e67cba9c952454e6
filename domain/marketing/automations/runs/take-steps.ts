import type { Tx } from '../../../../db/connect.ts';
import type { ContactRow } from '../../../contacts/index.ts';
import { readTags, setTags } from '../../../contacts/index.ts';
import { announce } from '../../../facts/index.ts';
import { stopRunLetters } from '../../../mail/index.ts';
import { tellOwner } from '../../../notices/index.ts';
import type { Parts } from '../../../services.ts';
import { mintLetterCode } from '../../../shop/index.ts';
import { endsAs, mayWrite } from '../../people/reach.ts';
import type { Plan, PlanStep } from '../plan.ts';
import type { EndReason } from '../plan-words.ts';
import { meets } from './check-condition.ts';
import { endOfWait } from './end-of-wait.ts';
import { enterById } from './enter-automation.ts';
import { termsOf } from './letter-of-run.ts';
import { endRuns, type Moved, type RunRow } from './queries.ts';

export type Traveller = {
  run: RunRow;
  plan: Plan;
  person: ContactRow;
  automation: string;
  /** Runs that others of the same batch have ended. */
  ended: Set<string>;
};

/** Where somebody comes to a halt; with a reader, at a letter. */
export type Halt = Moved & { reader?: ContactRow };

/** Takes the steps of a run that are due, until one of them has to wait, is a letter, or is the last. */
export async function takeSteps(services: Parts, tx: Tx, traveller: Traveller): Promise<Halt> {
  const { run, plan, person } = traveller;
  const { id } = run;
  const ended = (step: number, endReason: EndReason): Halt => ({ id, step, dueAt: null, endReason });
  for (let at = run.step; ; at++) {
    const step = plan.steps[at];
    if (!step) return ended(at, 'completed');
    switch (step.do) {
      case 'wait':
      case 'wait-until': {
        const { timeZone } = services.content.current().site;
        const dueAt = endOfWait(step, services.clock.now(), timeZone);
        return { id, step: at + 1, dueAt, endReason: null };
      }
      case 'letter': {
        const verdict = mayWrite(services, person, 'marketing');
        if (!verdict.may) return ended(at, endsAs[verdict.why]);
        return { id, step: at, dueAt: null, endReason: null, reader: person };
      }
      case 'condition':
        if (!(await meets(services, tx, step.if, { person, since: run.startedAt })))
          return ended(at, 'condition');
        break;
      default:
        await act(services, tx, step, { ...traveller, at });
    }
  }
}

type Act = Extract<PlanStep, { do: 'code' | 'tag' | 'enrol' | 'enter' | 'leave' | 'notice' }>;

/** What is done in passing. */
async function act(
  services: Parts,
  tx: Tx,
  step: Act,
  { run, person, automation, at, ended }: Traveller & { at: number },
): Promise<void> {
  const { email } = person;
  switch (step.do) {
    case 'code': {
      const terms = termsOf({ code: step, at, runId: run.id, email, renews: false });
      await mintLetterCode(services, tx, terms);
      return;
    }
    case 'tag': {
      const tags = readTags([...person.tags, step.tag].join(','));
      await setTags(services, tx, person, tags);
      // She may be on her way in another automation of this batch as well.
      person.tags = tags;
      return;
    }
    case 'enrol':
      return announce(services, tx, {
        ...{ type: 'course-given', course: step.course, runId: run.id, email, userId: person.userId },
      });
    case 'enter':
      return enterById(services, tx, step.automationId, email);
    case 'leave': {
      const which = { email, automationId: step.automationId };
      const ids = await endRuns(tx, which, { reason: 'stopped', now: services.clock.now() });
      await stopRunLetters(tx, ids);
      for (const id of ids) ended.add(id);
      return;
    }
    case 'notice':
      return notice(services, tx, { text: step.text, person, automation });
  }
}

/** A word to the owner that somebody has come to this point. */
async function notice(
  services: Parts,
  tx: Tx,
  { text, person, automation }: { text: string; person: ContactRow; automation: string },
): Promise<void> {
  const { id, name, email } = person;
  const path = `/office/letters/people/${id}`;
  const props = { automation, text, person: name || email, url: `${services.config.appUrl}${path}` };
  await tellOwner(services, tx, {
    ...{ kind: 'automation', title: automation, text, path, about: `person:${id}` },
    letter: { template: 'automation-notice', props },
  });
}
