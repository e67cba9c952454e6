/** What browsers may use, too: pure, and nothing of the server behind it. */
export type {
  Goal,
  Plan,
  PlanCondition,
  PlanStep,
  RunStep,
  Trigger,
} from './automations/plan.ts';
export {
  afterWords,
  endWords,
  goalWords,
  hourWords,
  type Names,
  stepWords,
  triggerWords,
  weekdays,
} from './automations/plan-words.ts';
/** Not the rules themselves: the library that checks them is large, and tries `eval` when it first works. */
export type { Condition, SegmentRules } from './segment-rules.ts';
export {
  lengthOf,
  plans,
  type SequenceType,
  sequenceStatus,
  sequenceStatuses,
  sequenceTypes,
} from './sequences/sequence-types.ts';
