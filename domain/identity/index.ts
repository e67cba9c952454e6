export {
  accountByEmail,
  accountById,
  announceSignIn,
  announceVerification,
  createProvenAccount,
  demoAuthSecret,
  demoPassword,
  fillOwnProfile,
  mailSigningKey,
  makeConfiguredOwner,
  makeOwner,
  type ProfileRow,
  profileNumbersOf,
  pruneSignIns,
  readOwnProfile,
  saveOwnDetails,
  shownNumbersOf,
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
export { fillProfileOf, giveRole, readProfile } from './accounts/queries.ts';
export {
  claimTotpCode,
  countSignInAttempt,
  endOtherSignIns,
  endReplacedSignIn,
  endSignInsOnRecovery,
  endUnprovenSignIns,
  hasTwoSteps,
  listOwners,
  makeDeviceMark,
  markSignInConfirmed,
  ownsAddress,
  provenAddresses,
  readSignInWays,
  readTwoFactorRule,
  staffAddresses,
  writeTwoFactorRule,
} from './accounts/sign-in.ts';
export { type AuditLine, actionsAbout, ownerVerb, readAuditLog, recordAction, staffVerb } from './audit.ts';
export type { ActionName } from './audit-actions.ts';
export { countAgainstLimit, deleteEndedWindows, type Limit, limitKey } from './limits.ts';
export { identityData } from './personal-data.ts';
