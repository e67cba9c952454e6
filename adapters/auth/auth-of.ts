import { isAPIError } from 'better-auth/api';
import { isFresh } from '../../shared/sign-in-again.ts';
import { type AccountRules, type Auth, CLIENT_HEADER, type SignedByPasskey, type Visitor } from './auth.ts';
import { refuseWeak, signInAgain, tooMany } from './before.ts';
import type { Passkeys } from './passkeys.ts';
import { addressIn, identifierOf, type SignInLinks } from './sign-in-links.ts';

type Asked = { headers: Headers; asResponse: true };
type With<Body> = Asked & { body: Body };

/** What we use of Better Auth, as far as this file has to know it. */
type BetterAuth = {
  handler(request: Request): Promise<Response>;
  api: {
    getSession(asked: { headers: Headers }): Promise<Found | null>;
    listSessions(asked: { headers: Headers }): Promise<Found['session'][]>;
    signUpEmail(
      asked: With<{ name: string; email: string; password: string; callbackURL: string }>,
    ): Promise<Response>;
    signInEmail(asked: With<{ email: string; password: string }>): Promise<Response>;
    signInMagicLink(
      asked: With<{ email: string; name: string; metadata: { to: string } }>,
    ): Promise<Response>;
    magicLinkVerify(asked: Asked & { query: { token: string } }): Promise<Response>;
    signOut(asked: Asked): Promise<Response>;
    verifyTOTP(asked: With<{ code: string }>): Promise<Response>;
    verifyBackupCode(asked: With<{ code: string }>): Promise<Response>;
    revokeSession(asked: With<{ token: string }>): Promise<Response>;
    revokeOtherSessions(asked: Asked): Promise<Response>;
    sendVerificationEmail(asked: With<{ email: string; callbackURL: string }>): Promise<Response>;
    changeEmail(asked: With<{ newEmail: string; callbackURL: string }>): Promise<Response>;
    updateUser(asked: With<{ name: string }>): Promise<Response>;
    verifyPassword(asked: With<{ password: string }>): Promise<Response>;
    changePassword(asked: With<{ currentPassword: string; newPassword: string }>): Promise<Response>;
    requestPasswordReset(asked: With<{ email: string }>): Promise<Response>;
    resetPassword(asked: With<{ newPassword: string; token: string }>): Promise<Response>;
    enableTwoFactor(asked: With<{ password?: string }>): Promise<Response>;
    disableTwoFactor(asked: With<{ password?: string }>): Promise<Response>;
    setPassword(asked: With<{ newPassword: string }>): Promise<Response>;
    generatePasskeyAuthenticationOptions(asked: Asked): Promise<Response>;
    verifyPasskeyAuthentication(asked: With<{ response: SignedByPasskey }>): Promise<Response>;
    generatePasskeyRegistrationOptions(asked: Asked): Promise<Response>;
    verifyPasskeyRegistration(asked: With<{ name: string; response: unknown }>): Promise<Response>;
    updatePasskey(asked: With<{ id: string; name: string }>): Promise<Response>;
    deletePasskey(asked: With<{ id: string }>): Promise<Response>;
  };
  $context: Promise<{
    internalAdapter: {
      findUserByEmail(email: string): Promise<{ user: Found['user'] } | null>;
      findVerificationValue(identifier: string): Promise<{ value: string; expiresAt: Date } | null>;
    };
  }>;
};
type Found = {
  session: {
    id: string;
    token: string;
    userAgent?: string | null;
    updatedAt: Date;
    confirmedAt?: Date | null;
    method?: string | null;
  };
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    role?: string | null;
    twoFactorEnabled?: boolean | null;
  };
};

type Ours = {
  links: SignInLinks;
  passkeys: Passkeys;
  rules: AccountRules;
  settle(): Promise<void>;
  /** Once the answer has left, and past the checks of what strangers ask for. */
  aside(work: () => Promise<unknown>): void;
  lookUp: Auth['visitorOf'];
};

/** Better Auth behind the interface that the rest of the program knows. */
export function authOf(betterAuth: BetterAuth, ours: Ours): Auth {
  const { handler, api } = betterAuth;
  const { links, passkeys, settle, lookUp } = ours;
  const visitorOf = async (headers: Headers) => {
    const known = await lookUp(headers);
    if (known) return known;
    const found = await api.getSession({ headers });
    return found ? toVisitor(found) : undefined;
  };
  return {
    handler,
    settle,
    visitorOf,
    ...signingIn(api, links),
    ...linksByLetter(betterAuth, ours),
    ...devices(api, visitorOf),
    ...ownDetails(api, visitorOf),
    ...passwords(api, visitorOf, ours.rules),
    ...twoFactor(api),
    ...ownPasskeys(api, passkeys, visitorOf, ours.rules),
  };
}

type Api = BetterAuth['api'];
const asked = (headers: Headers): Asked => ({ headers, asResponse: true });

const signingIn = (
  api: Api,
  links: SignInLinks,
): Pick<
  Auth,
  'signUp' | 'signIn' | 'signInWithCode' | 'signInWithRecoveryCode' | 'signInWithLink' | 'signOut'
> => ({
  signUp: (person, headers) =>
    answering(api.signUpEmail({ body: { ...person, callbackURL: '/portal' }, ...asked(headers) })),
  signIn: (proof, headers) => answering(api.signInEmail({ body: proof, ...asked(headers) })),
  signInWithCode: (code, headers) => answering(api.verifyTOTP({ body: { code }, ...asked(headers) })),
  signInWithRecoveryCode: (code, headers) =>
    answering(api.verifyBackupCode({ body: { code }, ...asked(headers) })),
  signInWithLink: (token, headers) =>
    links.open(() => answering(api.magicLinkVerify({ query: { token }, ...asked(headers) }))),
  signOut: (headers) => answering(api.signOut(asked(headers))),
});

const linksByLetter = (
  { api, $context }: BetterAuth,
  { links, rules, aside }: Ours,
): Pick<Auth, 'sendLink' | 'requestLink' | 'readLink'> => {
  const send: Auth['sendLink'] = ({ to, ...reader }, headers) =>
    links.ask(() =>
      answering(api.signInMagicLink({ body: { ...reader, metadata: { to } }, ...asked(headers) })),
    );
  return {
    sendLink: send,
    async requestLink({ email, to }, headers) {
      const client = headers.get(CLIENT_HEADER) ?? 'unknown';
      // Counted here for every address, so that the count does not say which of them has an account.
      if (!(await rules.guard({ kind: 'recovery', client, email }))) return refusal(tooMany());
      aside(async () => {
        const found = await (await $context).internalAdapter.findUserByEmail(email.toLowerCase());
        if (!found) return;
        const { name, email: address } = found.user;
        const body = { email: address, name, metadata: { to } };
        await api.signInMagicLink({ body, ...asked(headers) });
      });
      return Response.json({ status: true });
    },
    async readLink(token) {
      const { internalAdapter } = await $context;
      const stored = await internalAdapter.findVerificationValue(identifierOf(token));
      return stored && stored.expiresAt > new Date() ? addressIn(stored.value) : undefined;
    },
  };
};

const devices = (
  api: Api,
  visitorOf: Auth['visitorOf'],
): Pick<Auth, 'devicesOf' | 'endDevice' | 'endOtherDevices'> => ({
  async devicesOf(headers) {
    const current = (await visitorOf(headers))?.signInToken;
    return (await api.listSessions({ headers })).map(({ id, token, userAgent, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      lastSeen: updatedAt,
      current: token === current,
    }));
  },
  async endDevice(deviceId, headers) {
    const token = (await api.listSessions({ headers })).find(({ id }) => id === deviceId)?.token;
    if (!token) return Response.json({ message: 'This device is signed out already.' }, { status: 404 });
    return answering(api.revokeSession({ body: { token }, ...asked(headers) }));
  },
  endOtherDevices: (headers) => answering(api.revokeOtherSessions(asked(headers))),
});

const ownDetails = (
  api: Api,
  visitorOf: Auth['visitorOf'],
): Pick<Auth, 'sendVerification' | 'changeEmail' | 'rename'> => ({
  async sendVerification(headers) {
    const email = (await visitorOf(headers))?.email ?? '';
    const body = { email, callbackURL: '/portal' };
    return answering(api.sendVerificationEmail({ body, ...asked(headers) }));
  },
  changeEmail: (newEmail, headers) =>
    answering(api.changeEmail({ body: { newEmail, callbackURL: '/portal/account' }, ...asked(headers) })),
  rename: (name, headers) => answering(api.updateUser({ body: { name }, ...asked(headers) })),
});

const passwords = (
  api: Api,
  visitorOf: Auth['visitorOf'],
  rules: AccountRules,
): Pick<Auth, 'checkPassword' | 'changePassword' | 'setPassword' | 'requestRecovery' | 'resetPassword'> => ({
  // Better Auth gives this call no path, by which our checks would know it.
  async setPassword(next, headers) {
    const visitor = await visitorOf(headers);
    const set = async () => {
      if (!visitor || !isFresh(visitor.confirmedAt)) throw signInAgain();
      refuseWeak(rules, next, visitor);
      return api.setPassword({ body: { newPassword: next }, ...asked(headers) });
    };
    const answer = await answering(set());
    if (answer.ok && visitor) await rules.onOthersEnded(visitor.id, visitor.signInToken);
    if (answer.ok && visitor) await rules.letters.passwordSet(visitor);
    return answer;
  },
  checkPassword: (password, headers) =>
    answering(api.verifyPassword({ body: { password }, ...asked(headers) })),
  changePassword: ({ current, next }, headers) =>
    answering(
      api.changePassword({ body: { currentPassword: current, newPassword: next }, ...asked(headers) }),
    ),
  requestRecovery: (email, headers) =>
    answering(api.requestPasswordReset({ body: { email }, ...asked(headers) })),
  resetPassword: ({ token, next }, headers) =>
    answering(api.resetPassword({ body: { newPassword: next, token }, ...asked(headers) })),
});

const twoFactor = (api: Api): Pick<Auth, 'beginTwoFactor' | 'confirmTwoFactor' | 'endTwoFactor'> => ({
  beginTwoFactor: (password, headers) =>
    answering(api.enableTwoFactor({ body: { password }, ...asked(headers) })),
  confirmTwoFactor: (code, headers) => answering(api.verifyTOTP({ body: { code }, ...asked(headers) })),
  endTwoFactor: (password, headers) =>
    answering(api.disableTwoFactor({ body: { password }, ...asked(headers) })),
});

const ownPasskeys = (
  api: Api,
  passkeys: Passkeys,
  visitorOf: Auth['visitorOf'],
  { letters }: AccountRules,
): Pick<
  Auth,
  | 'passkeyChallenge'
  | 'signInWithPasskey'
  | 'newPasskeyChallenge'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> => {
  const ask = (call: () => Promise<Response>) => passkeys.ask(() => answering(call()));
  return {
    passkeyChallenge: (headers) => ask(() => api.generatePasskeyAuthenticationOptions(asked(headers))),
    signInWithPasskey: (response, headers) =>
      ask(() => api.verifyPasskeyAuthentication({ body: { response }, ...asked(headers) })),
    newPasskeyChallenge: (headers) => ask(() => api.generatePasskeyRegistrationOptions(asked(headers))),
    async addPasskey({ name, signed: response }, headers) {
      const answer = await ask(() =>
        api.verifyPasskeyRegistration({ body: { name, response }, ...asked(headers) }),
      );
      const visitor = answer.ok ? await visitorOf(headers) : undefined;
      if (visitor) await letters.passkeyAdded(visitor, name);
      return answer;
    },
    renamePasskey: (body, headers) => ask(() => api.updatePasskey({ body, ...asked(headers) })),
    removePasskey: (id, headers) => ask(() => api.deletePasskey({ body: { id }, ...asked(headers) })),
  };
};

function toVisitor({ user, session }: Found): Visitor {
  const { id, name, email, emailVerified, role, twoFactorEnabled } = user;
  return {
    id,
    name,
    email,
    emailVerified,
    role: role === 'owner' || role === 'staff' ? role : 'member',
    twoFactorEnabled: twoFactorEnabled === true,
    signInToken: session.token,
    signInId: session.id,
    confirmedAt: session.confirmedAt ?? new Date(0),
    byPasskey: session.method === 'passkey',
  };
}

/**
 * A call gets Better Auth's own refusals as a Response, but what our checks refuse (too many tries, a weak password) is
 * thrown past it. A form would then show a failure of ours where it should say what to do.
 */
async function answering(call: Promise<Response>): Promise<Response> {
  try {
    return await call;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return refusal(error);
  }
}

const refusal = ({ statusCode, body, headers }: Refusal): Response =>
  Response.json(body ?? {}, { status: statusCode, headers });
type Refusal = { statusCode: number; body?: unknown; headers?: HeadersInit };
