/** Somebody who is signed in, and the sign-in that she came with. */
export type Visitor = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: 'member' | 'staff' | 'owner';
  twoFactorEnabled: boolean;
  signInToken: string;
  signInId: string;
  /** When she last proved at this sign-in who she is. */
  confirmedAt: Date;
  /** By a key of hers that asked for her finger, face or PIN: two proofs in one. */
  byPasskey: boolean;
};

export type Device = { id: string; userAgent: string; lastSeen: Date; current: boolean };

/**
 * Signing up and in, passwords, second step, devices. Whoever calls hands over the headers of the request: they carry
 * the sign-in and, under CLIENT_HEADER, the caller's address. Changes answer as a Response: its cookies go on to the
 * browser, and a refusal is a status with `{ code, message }` and, for weak passwords, `reasons`.
 */
export type Auth = {
  /** Everything under /auth/v1, for programs. */
  handler(request: Request): Promise<Response>;
  visitorOf(headers: Headers): Promise<Visitor | undefined>;
  devicesOf(headers: Headers): Promise<Device[]>;

  signUp(person: { name: string; email: string; password: string }, headers: Headers): Promise<Response>;
  signIn(proof: { email: string; password: string }, headers: Headers): Promise<Response>;
  signInWithCode(code: string, headers: Headers): Promise<Response>;
  signInWithRecoveryCode(code: string, headers: Headers): Promise<Response>;
  /**
   * Writes to an address a link that signs its reader in, and makes the account where there is none. Only we ask for
   * it, for an address that we know; nobody can ask from outside.
   */
  sendLink(reader: LinkReader, headers: Headers): Promise<Response>;
  /** The same for an account that there is; whether there is one, the answer does not say. */
  requestLink(reader: { email: string; to: string }, headers: Headers): Promise<Response>;
  /** Whom a link would sign in. It stays unused. */
  readLink(token: string): Promise<string | undefined>;
  signInWithLink(token: string, headers: Headers): Promise<Response>;
  /** What the browser's key has to sign, and what it has signed. */
  passkeyChallenge(headers: Headers): Promise<Response>;
  signInWithPasskey(signed: SignedByPasskey, headers: Headers): Promise<Response>;
  signOut(headers: Headers): Promise<Response>;
  endDevice(deviceId: string, headers: Headers): Promise<Response>;
  endOtherDevices(headers: Headers): Promise<Response>;

  sendVerification(headers: Headers): Promise<Response>;
  changeEmail(newEmail: string, headers: Headers): Promise<Response>;
  rename(name: string, headers: Headers): Promise<Response>;

  checkPassword(password: string, headers: Headers): Promise<Response>;
  changePassword(change: { current: string; next: string }, headers: Headers): Promise<Response>;
  /** For an account without one. */
  setPassword(next: string, headers: Headers): Promise<Response>;
  /** The letter is written after the answer, which is the same for addresses we know and those we do not. */
  requestRecovery(email: string, headers: Headers): Promise<Response>;
  resetPassword(change: { token: string; next: string }, headers: Headers): Promise<Response>;

  /** Answers the authenticator's key (`totpURI`) and the recovery codes (`backupCodes`). */
  beginTwoFactor(password: string | undefined, headers: Headers): Promise<Response>;
  confirmTwoFactor(code: string, headers: Headers): Promise<Response>;
  endTwoFactor(password: string | undefined, headers: Headers): Promise<Response>;

  newPasskeyChallenge(headers: Headers): Promise<Response>;
  addPasskey(made: { name: string; signed: unknown }, headers: Headers): Promise<Response>;
  renamePasskey(change: { id: string; name: string }, headers: Headers): Promise<Response>;
  removePasskey(id: string, headers: Headers): Promise<Response>;

  /** Waits for what was put off until after an answer. */
  settle(): Promise<void>;
};

/** What a browser answers to a challenge (WebAuthn's AuthenticationResponseJSON). */
export type SignedByPasskey = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
  clientExtensionResults: Record<string, never>;
};

type Person = { id: string; name: string; email: string };

/** `to`: the page that the link leads to. */
export type LinkReader = { email: string; name: string; to: string };

/** The letters that signing in and up causes. Who writes and sends them is not the concern of the adapter. */
export type AccountLetters = {
  verify(person: Person, url: string): Promise<void>;
  recover(person: Person, token: string): Promise<void>;
  link(reader: LinkReader, token: string): Promise<void>;
  changeEmail(person: Person, newEmail: string, url: string): Promise<void>;
  /** The address was changed, and the new one has to be proven. */
  verifyNewAddress(person: Person, url: string): Promise<void>;
  addressChanged(person: Person, former: string): Promise<void>;
  passwordChanged(person: Person, how: 'by-letter' | 'by-herself'): Promise<void>;
  passwordSet(person: Person): Promise<void>;
  passkeyAdded(person: Person, name: string): Promise<void>;
  /** Somebody tried to sign up with the address of an account. */
  signUpAttempt(email: string): Promise<void>;
};

/** One try at something that is worth guessing, or that causes a letter. */
export type Attempt = {
  kind: 'sign-in' | 'sign-up' | 'recovery' | 'password' | 'two-factor' | 'new-address';
  client: string;
  email?: string;
  device?: string;
};

/** What the business has to say about accounts. */
export type AccountRules = {
  letters: AccountLetters;
  /** Whether one more try of this kind is allowed. */
  guard(attempt: Attempt): Promise<boolean>;
  /** Whether this is the first use of an authenticator's code. */
  spendCode(userId: string, code: string): Promise<boolean>;
  /** Why a password will not do; empty when it will. */
  weaknesses(password: string, person: { name?: string; email?: string }): string[];
  /** As it is stored. */
  tidyName(name: string): string;
  /** What is wrong with somebody's name, if anything. */
  nameProblem(name: string): string | undefined;
  passwordLength: { min: number; max: number };
  onVerified(userId: string): Promise<void>;
  /** The address of an account has been proven for the first time, by the holder of this sign-in. */
  onFirstProof(userId: string, signInToken: string): Promise<void>;
  /** The password was changed by a letter to the account's address. */
  onRecovered(userId: string): Promise<void>;
  /** The password was changed or other devices were signed out, at the sign-in of this token; without one, all. */
  onOthersEnded(userId: string, token?: string): Promise<void>;
  /** The same person has a new sign-in in the same browser. */
  onReplaced(userId: string, replaced: { from: string; to: string }): Promise<void>;
  /** Somebody has proven once more, at this sign-in, who she is. */
  onConfirmed(signInId: string): Promise<void>;
  /** Anew, or still there after a day. */
  onSignedIn(user: { id: string; email: string }): Promise<void>;
  onProblem(): void;
};

/** Set by the server on every request it hands to the adapter; what the outside sends under this name is dropped. */
export const CLIENT_HEADER = 'x-aura-client';
/** Marks a device that has signed in before, so that strangers' guesses do not count against it. */
export const DEVICE_COOKIE = 'aura.device';
