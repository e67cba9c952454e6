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
  type ProfileRow,
  profileNumbersOf,
  pruneSignIns,
  readOwnProfile,
  recordSignIn,
  recordVerification,
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
export { fillProfileOf, giveRole, readProfile } from './accounts/queries.ts';
export {
  countSignInAttempt,
  hasTwoSteps,
  listOwners,
  makeDeviceMark,
  ownsAddress,
  provenAddresses,
  readSignInWays,
  recordConfirmation,
  recordFirstProof,
  recordOthersEnded,
  recordRecovery,
  recordReplacedSignIn,
  requiresTwoFactor,
  spendCode,
  staffAddresses,
  writeTwoFactorRule,
} from './accounts/sign-in.ts';
export { type AuditLine, actionsAbout, ownerVerb, readAuditLog, recordAction, staffVerb } from './audit.ts';
export type { ActionName } from './audit-actions.ts';
export { countAgainstLimit, deleteEndedWindows, type Limit, limitKey } from './limits.ts';
export { identityData } from './personal-data.ts';
