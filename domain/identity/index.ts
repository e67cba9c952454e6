export { type Actor, freshOnly, isOwner, isStaff, ownerOnly, staffOnly } from './accounts/actor.ts';
export { createAccount } from './accounts/create-account.ts';
export { demoPassword, demoSecret } from './accounts/demo-secret.ts';
export { fillOwnProfile, fillProfileOf, type ProfileRow } from './accounts/fill-profile.ts';
export { accountByEmail, accountById } from './accounts/find-account.ts';
export { giveRole } from './accounts/give-role.ts';
export { guardAccount, makeDeviceMark } from './accounts/guard-account.ts';
export { mailKey } from './accounts/mail-key.ts';
export { makeConfiguredOwner, makeOwner } from './accounts/make-owner.ts';
export { noteSignedIn, pruneSignIns } from './accounts/note-signed-in.ts';
export { noteVerified } from './accounts/note-verified.ts';
export { MAX_LENGTH, MIN_LENGTH, weaknesses } from './accounts/password-rules.ts';
export {
  noteConfirmed,
  noteFirstProof,
  noteOthersEnded,
  noteRecovered,
  noteReplaced,
} from './accounts/prove-address.ts';
export { ownsAddress, provenAddresses } from './accounts/proven-addresses.ts';
export { numbersOf, readOwnProfile, toldNumbersOf } from './accounts/read-own-profile.ts';
export { saveOwnDetails } from './accounts/save-own-details.ts';
export { readSignInWays } from './accounts/sign-in-ways.ts';
export { spendCode } from './accounts/spend-code.ts';
export { listOwners, staffAddresses } from './accounts/staff-addresses.ts';
export { hasTwoSteps, requiresTwoFactor, writeTwoFactorRule } from './accounts/staff-two-factor.ts';
export { verifiedAccountOf } from './accounts/verified-account.ts';
export type { ActionName } from './audit/actions.ts';
export { type AuditLine, actionsAbout, readAuditLog } from './audit/read-audit-log.ts';
export { recordAction } from './audit/record-action.ts';
export { ownerVerb, staffVerb } from './audit/staff-verb.ts';
export { addressKey } from './limits/address-key.ts';
export { deleteEndedWindows } from './limits/queries.ts';
export { type Limit, takeHit } from './limits/take-hit.ts';
export { identityData } from './personal-data.ts';
