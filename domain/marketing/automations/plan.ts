import { z } from 'zod';
import { inJson, line } from '../../../shared/fields.ts';
import type { BuiltIn, MailStep } from '../sequences/sequence-types.ts';

// A draft may have holes, so texts may be empty here; check-plan.ts says what is missing before it is put in force.

const word = z.string().trim().max(60);
/** Of a segment or another automation; empty while none is chosen. */
const reference = z.union([z.uuid(), z.literal('')]);
/** Without one: any product. */
const product = word.optional();
const hour = z.int().min(0).max(23);
const days = z.int().min(1).max(365);

/** The fact, or the day, with which somebody enters. */
const trigger = z.discriminatedUnion('on', [
  z.object({ on: z.literal('quiz') }),
  /** Agrees to the newsletter and offers, wherever that is asked. */
  z.object({ on: z.literal('subscribed') }),
  z.object({ on: z.literal('bought'), product }),
  z.object({ on: z.literal('tag'), tag: word }),
  /** Completed. Without a type: any. */
  z.object({ on: z.literal('session'), type: word.optional() }),
  z.object({ on: z.literal('membership-ended') }),
  z.object({ on: z.literal('birthday'), daysBefore: z.int().min(0).max(60), hour }),
  /** Without a segment: everybody. */
  z.object({ on: z.literal('date'), date: z.string().max(10), hour, segmentId: reference.optional() }),
]);

/** `not` turns it round. What was bought or booked counts from the day somebody entered. */
const condition = z.discriminatedUnion('of', [
  z.object({ of: z.literal('segment'), segmentId: reference, not: z.boolean().optional() }),
  z.object({ of: z.literal('bought'), product, not: z.boolean().optional() }),
  z.object({ of: z.literal('session'), not: z.boolean().optional() }),
]);

const step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('wait'), days }),
  /** The next such hour on the practitioner's clock. Without a weekday: any day. */
  z.object({ do: z.literal('wait-until'), weekday: z.int().min(1).max(7).optional(), hour }),
  z.object({ do: z.literal('letter'), subject: z.string().trim().max(150), body: z.string().max(50_000) }),
  /** Who meets it goes on; who does not, ends here. */
  z.object({ do: z.literal('condition'), if: condition }),
  z.object({ do: z.literal('code'), percent: z.int().min(1).max(99), days, product }),
  z.object({ do: z.literal('tag'), tag: word }),
  z.object({ do: z.literal('enrol'), course: word }),
  z.object({ do: z.literal('enter'), automationId: reference }),
  z.object({ do: z.literal('leave'), automationId: reference }),
  z.object({ do: z.literal('notice'), text: z.string().trim().max(500) }),
]);

const goal = z.discriminatedUnion('of', [
  z.object({ of: z.literal('bought'), product }),
  z.object({ of: z.literal('session') }),
]);

const MOST = 50;

export const automationPlan = z.object({
  trigger,
  /** Whether somebody who has been through it may enter once more. */
  again: z.boolean(),
  steps: z.array(step).max(MOST),
  /** What ends it as reached, wherever somebody stands. */
  goal: goal.optional(),
});

/** What the editor sends. */
export const planSchema = z.object({
  name: line(80, 'Please give it a name.'),
  plan: inJson(automationPlan, 'This plan cannot be read.'),
});

export type Plan = z.infer<typeof automationPlan>;
export type Trigger = z.infer<typeof trigger>;
export type PlanStep = z.infer<typeof step>;
export type PlanCondition = z.infer<typeof condition>;
export type Goal = z.infer<typeof goal>;
export type Wait = Extract<PlanStep, { do: 'wait' | 'wait-until' }>;

/** What somebody goes through: a plan of the owner's, or a built-in one, whose letters write about a topic of their own. */
export type RunPlan = { steps: readonly RunStep[]; goal?: Goal; topic?: BuiltIn['topic'] };
export type RunStep = PlanStep | MailStep;

export const topicOf = ({ topic = 'marketing' }: RunPlan): BuiltIn['topic'] => topic;

export const isWait = (step: RunStep | undefined): step is Wait =>
  step?.do === 'wait' || step?.do === 'wait-until';

export const emptyPlan: Plan = { trigger: { on: 'quiz' }, again: false, steps: [] };

/** One that works as it stands; her own words and her own percentage go in it. */
export const examplePlan: Plan = {
  trigger: { on: 'subscribed' },
  again: false,
  steps: [
    { do: 'wait', days: 3 },
    { do: 'condition', if: { of: 'bought', not: true } },
    { do: 'code', percent: 10, days: 7, product: 'report' },
    {
      do: 'letter',
      subject: 'A welcome gift for {{firstName|you}}',
      body: 'Dear {{firstName|friend}},\n\nthank you for reading along. With **{{code}}** your Personal Report costs 10 % less, until {{codeUntil}}.\n\n{{product:report}}\n',
    },
  ],
  goal: { of: 'bought' },
};
