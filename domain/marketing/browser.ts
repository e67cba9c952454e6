/** What browsers may use, too: pure, and nothing of the server behind it. */
export { type Condition, everybody, type SegmentRules, segmentRules } from './segments/rules.ts';
export { sequenceStatus, sequenceStatuses } from './sequences/sequence-status.ts';
export { lengthOf, plans, type SequenceType, sequenceTypes } from './sequences/sequence-types.ts';
