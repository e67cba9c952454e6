import { type Catalogue, findProduct } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { isPlainDate } from '../../../shared/wall-time.ts';
import { bodyProblem } from '../../content/index.ts';
import { mergeFieldProblem } from '../broadcasts/letter-of-broadcast.ts';
import { findSegment } from '../segments.ts';
import type { Plan, PlanStep, Trigger } from './plan.ts';
import { findAutomation } from './queries.ts';

type At = { automationId: string; today: string } & Pick<Content, 'catalogue' | 'courseNames'>;

/** What is missing or wrong before a plan can be put in force, by where it stands in the form. */
export async function planProblems(db: Db | Tx, plan: Plan, at: At): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const note = (where: string, problem: string | undefined) => {
    if (problem) problems[where] ??= problem;
  };
  note('trigger', await triggerProblem(db, plan.trigger, at));
  if (plan.goal?.of === 'bought') note('goal', productProblem(at.catalogue, plan.goal.product));
  if (plan.steps.length === 0) note('steps', 'Please add a step.');
  for (const [index, step] of plan.steps.entries()) {
    const hasCode = plan.steps.slice(0, index).some((before) => before.do === 'code');
    note(`steps.${index}`, await stepProblem(db, step, { ...at, hasCode }));
  }
  return problems;
}

const productProblem = (catalogue: Catalogue, id: string | undefined): string | undefined =>
  !id || findProduct(catalogue, id) ? undefined : `There is no product ${id}.`;

async function triggerProblem(
  db: Db | Tx,
  trigger: Trigger,
  { today, catalogue }: At,
): Promise<string | undefined> {
  switch (trigger.on) {
    case 'bought':
      return productProblem(catalogue, trigger.product);
    case 'tag':
      return trigger.tag ? undefined : 'Please name a tag.';
    case 'date':
      if (!isPlainDate(trigger.date) || trigger.date < today) return 'Please give a date that is not over.';
      return trigger.segmentId ? segmentProblem(db, trigger.segmentId) : undefined;
    default:
      return undefined;
  }
}

const segmentProblem = async (db: Db | Tx, id: string): Promise<string | undefined> =>
  id && (await findSegment(db, id)) ? undefined : 'Please choose a segment.';

async function stepProblem(
  db: Db | Tx,
  step: PlanStep,
  { automationId, hasCode, catalogue, courseNames }: At & { hasCode: boolean },
): Promise<string | undefined> {
  switch (step.do) {
    case 'letter':
      return letterProblem(step, hasCode, catalogue);
    case 'condition':
      if (step.if.of === 'segment') return segmentProblem(db, step.if.segmentId);
      return step.if.of === 'bought' ? productProblem(catalogue, step.if.product) : undefined;
    case 'code':
      return productProblem(catalogue, step.product);
    case 'tag':
      return step.tag ? undefined : 'Please name a tag.';
    case 'enrol':
      return courseNames.has(step.course) ? undefined : 'Please choose a course.';
    case 'enter':
    case 'leave':
      if (step.automationId === automationId) return 'Please choose another automation than this one.';
      return step.automationId && (await findAutomation(db, step.automationId))
        ? undefined
        : 'Please choose an automation.';
    case 'notice':
      return step.text ? undefined : 'Please say what you want to be told.';
    case 'wait':
    case 'wait-until':
      return undefined;
  }
}

export function letterProblem(
  { subject, body }: { subject: string; body: string },
  hasCode: boolean,
  catalogue: Catalogue,
): string | undefined {
  if (!subject.trim()) return 'Please give the letter a subject.';
  if (!body.trim()) return 'Please write the letter.';
  return (
    mergeFieldProblem(subject, () => false, { hasCode }) ??
    mergeFieldProblem(body, (id) => catalogue.byId.has(id), { hasCode }) ??
    bodyProblem(body)
  );
}
