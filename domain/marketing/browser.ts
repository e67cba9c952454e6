/** What browsers may use, too: pure, and nothing of the server behind it. */
export { sequenceStatus, sequenceStatuses } from './sequences/sequence-status.ts';
export { lengthOf, plans, type SequenceType, sequenceTypes } from './sequences/sequence-types.ts';
