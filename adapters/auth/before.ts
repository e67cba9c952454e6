import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { isFresh, SIGN_IN_AGAIN, SIGN_IN_AGAIN_WORDS } from '../../shared/sign-in-again.ts';
import { attemptAt, claimsOf, isText } from './attempts.ts';
import { type AccountRules, CLIENT_HEADER, DEVICE_COOKIE } from './auth.ts';

export type Ctx = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type SignedIn = Awaited<ReturnType<typeof getSessionFromCtx>>;

const TOO_MANY = 'Too many tries. Please wait a few minutes and try again.';
const SIGNED_OUT = 'Please sign in again.';
const passwordPaths = new Set(['/sign-up/email', '/reset-password', '/change-password']);
const namePaths = new Set(['/sign-up/email', '/update-user']);

/** What has to hold before Better Auth does its work, whichever way it was asked. */
export async function checkBefore(
  rules: AccountRules,
  appUrl: string,
  ctx: Ctx,
): Promise<Changed | undefined> {
  const signedIn = asksWho(ctx.path) ? await getSessionFromCtx(ctx) : null;
  const letter = ctx.path === '/verify-email' ? claimsOf(ctx.query?.token) : {};
  await countAttempt(rules, ctx, signedIn, letter.updateTo);
  if (letter.email && signedIn?.user.email !== letter.email) {
    // A link in a letter proves the mailbox, not the person: scanners open every link, and whoever signed up
    // with a stranger's address hopes that she does. So the one who signed up has to be here too.
    throw ctx.redirect(`${appUrl}/login?confirm=${encodeURIComponent(ctx.query?.token)}`);
  }
  checkProven(ctx, signedIn);
  await checkFresh(ctx, signedIn);
  checkPassword(rules, ctx, signedIn);
  if (namePaths.has(ctx.path)) return { context: { body: { name: checkedName(rules, ctx) } } };
  // A changed password ends every other sign-in, whoever asks for the change and however.
  if (ctx.path === '/change-password') return { context: { body: { revokeOtherSessions: true } } };
}

/** What of the request is replaced. */
type Changed = { context: { body: object } };

/** Where it matters who is signed in already; everywhere else looking it up would cost a query for nothing. */
const asksWho = (path: string) =>
  attemptAt(path) !== undefined || passwordPaths.has(path) || isPasskeyChange(path) || alsoAsked.has(path);
const alsoAsked = new Set(['/verify-email', '/change-email', '/revoke-other-sessions', '/revoke-sessions']);
const isPasskeyChange = (path = '') => passkeyChanges.has(path);
const passkeyChanges = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
]);

async function countAttempt(rules: AccountRules, ctx: Ctx, signedIn: SignedIn, newAddress?: string) {
  const kind = attemptAt(ctx.path) ?? (newAddress ? 'new-address' : undefined);
  if (!kind) return;
  const isInside = kind === 'password' || kind === 'two-factor';
  const account = isInside ? await accountOf(ctx, signedIn) : undefined;
  // Better Auth takes a look-up that failed for nobody's, and looks again: a guess between the two would not be counted.
  if (isInside && !account) throw new APIError('UNAUTHORIZED', { code: 'signed_out', message: SIGNED_OUT });
  const allowed = await rules.guard({
    kind,
    client: ctx.headers?.get(CLIENT_HEADER) ?? 'unknown',
    // Inside a session the account is the session's, whatever address the body names.
    email: account ? account.email : [ctx.body?.email, ctx.body?.newEmail, newAddress].find(isText),
    // Whoever guesses inside a session has the device too: there it vouches for nobody.
    device: signedIn ? undefined : (ctx.getCookie(DEVICE_COOKIE) ?? undefined),
  });
  const code: unknown = ctx.body?.code;
  if (!allowed) throw tooMany();
  if (ctx.path !== '/two-factor/verify-totp' || !account || !isText(code)) return;
  if (!(await rules.spendCode(account.id, code)))
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'That code was used already.' });
}

/** Whose account is being guessed at: that of the session, or of the sign-in that waits for its second step. */
async function accountOf(ctx: Ctx, signedIn: SignedIn): Promise<{ id: string; email: string } | undefined> {
  if (signedIn) return signedIn.user;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  const waiting = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : undefined;
  const user = waiting ? await ctx.context.internalAdapter.findUserById(waiting.value) : undefined;
  return user ?? undefined;
}

/** Whoever has not proven the address could lock its true owner out of the account, or come back later. */
function checkProven({ path }: Ctx, signedIn: SignedIn): void {
  const needsProof = path?.startsWith('/two-factor/') || isPasskeyChange(path);
  if (!needsProof || !signedIn || signedIn.user.emailVerified) return;
  throw new APIError('FORBIDDEN', {
    code: 'unproven_address',
    message: 'Please confirm your e-mail address first. Then you can set this up.',
  });
}

/** Where Better Auth asks for the password, that is proof enough; but it asks only those who have one. */
const askForPassword = new Set([
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
]);

async function checkFresh(ctx: Ctx, signedIn: SignedIn): Promise<void> {
  const { path } = ctx;
  const isAsked = askForPassword.has(path);
  if (!signedIn || !(isAsked || path === '/change-email' || isPasskeyChange(path))) return;
  if (isFresh(toDate(signedIn.session.confirmedAt))) return;
  const { internalAdapter } = ctx.context;
  if (isAsked && (await internalAdapter.findCredentialAccount(signedIn.user.id))?.password) return;
  throw signInAgain();
}

const toDate = (value: unknown): Date => (value instanceof Date ? value : new Date(0));

export const tooMany = () =>
  new APIError('TOO_MANY_REQUESTS', { code: 'too_many_requests', message: TOO_MANY });

export const signInAgain = () =>
  new APIError('UNAUTHORIZED', { code: SIGN_IN_AGAIN, message: SIGN_IN_AGAIN_WORDS });

function checkedName({ tidyName, nameProblem }: AccountRules, { path, body }: Ctx): string {
  const refuse = (message: string) =>
    new APIError('UNPROCESSABLE_ENTITY', { code: 'unfit_name', message, fields: { name: message } });
  if (path === '/update-user' && Object.keys(body ?? {}).some((field) => field !== 'name'))
    throw refuse('Only the name can be changed here.');
  const written: unknown = body?.name;
  const name = isText(written) ? tidyName(written) : '';
  const problem = nameProblem(name);
  if (problem) throw refuse(problem);
  return name;
}

function checkPassword(rules: AccountRules, { path, body }: Ctx, signedIn: SignedIn): void {
  const password: unknown = body?.newPassword ?? body?.password;
  if (!passwordPaths.has(path) || !isText(password)) return;
  const [name, email] = [body?.name ?? signedIn?.user.name, body?.email ?? signedIn?.user.email];
  refuseWeak(rules, password, {
    name: isText(name) ? name : undefined,
    email: isText(email) ? email : undefined,
  });
}

export function refuseWeak(
  { weaknesses }: Pick<AccountRules, 'weaknesses'>,
  password: string,
  person: { name?: string; email?: string },
): void {
  const reasons = weaknesses(password, person);
  if (reasons.length === 0) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'weak_password',
    message: `This password is too weak. ${reasons.join(' ')}`,
    reasons,
  });
}
