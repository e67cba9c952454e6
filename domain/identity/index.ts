export {
  accountByEmail,
  accountById,
  createAccount,
  demoPassword,
  demoSecret,
  fillOwnProfile,
  mailKey,
  makeConfiguredOwner,
  makeOwner,
  noteSignedIn,
  noteVerified,
  numbersOf,
  type ProfileRow,
  pruneSignIns,
  readOwnProfile,
  saveOwnDetails,
  toldNumbersOf,
  verifiedAccountOf,
} from './accounts/accounts.ts';
export {
  type Actor,
  allowOwner,
  allowStaff,
  isOwner,
  isStaff,
  ownerOnly,
  requireFreshSignIn,
  staffOnly,
} from './accounts/actor.ts';
export { MAX_LENGTH, MIN_LENGTH, weaknesses } from './accounts/password-rules.ts';
export { fillProfileOf, giveRole } from './accounts/queries.ts';
export {
  hasTwoSteps,
  listOwners,
  makeDeviceMark,
  noteConfirmed,
  noteFirstProof,
  noteOthersEnded,
  noteRecovered,
  noteReplaced,
  ownsAddress,
  provenAddresses,
  readSignInWays,
  requiresTwoFactor,
  spendCode,
  staffAddresses,
  takeSignInAttempt,
  writeTwoFactorRule,
} from './accounts/sign-in.ts';
export { type AuditLine, actionsAbout, ownerVerb, readAuditLog, recordAction, staffVerb } from './audit.ts';
export type { ActionName } from './audit-actions.ts';
export { deleteEndedWindows, type Limit, limitKey, takeHit } from './limits.ts';
export { identityData } from './personal-data.ts';
