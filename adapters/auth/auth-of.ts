import { isAPIError } from 'better-auth/api';
import type { Auth, Visitor } from './auth.ts';
import type { SignInLinks } from './sign-in-links.ts';

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
    enableTwoFactor(asked: With<{ password: string }>): Promise<Response>;
    disableTwoFactor(asked: With<{ password: string }>): Promise<Response>;
  };
};
type Found = {
  session: { id: string; token: string; userAgent?: string | null; updatedAt: Date };
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    role?: string | null;
    twoFactorEnabled?: boolean | null;
  };
};

/** Better Auth behind the interface that the rest of the program knows. */
export function authOf(
  { handler, api }: BetterAuth,
  { links, settle, lookUp }: { links: SignInLinks; settle(): Promise<void>; lookUp: Auth['visitorOf'] },
): Auth {
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
    ...devices(api, visitorOf),
    ...ownDetails(api, visitorOf),
    ...passwords(api),
    ...twoFactor(api),
  };
}

type Api = BetterAuth['api'];
const asked = (headers: Headers): Asked => ({ headers, asResponse: true });

const signingIn = (
  api: Api,
  links: SignInLinks,
): Pick<
  Auth,
  | 'signUp'
  | 'signIn'
  | 'signInWithCode'
  | 'signInWithRecoveryCode'
  | 'sendLink'
  | 'signInWithLink'
  | 'signOut'
> => ({
  signUp: (person, headers) =>
    answering(api.signUpEmail({ body: { ...person, callbackURL: '/portal' }, ...asked(headers) })),
  signIn: (proof, headers) => answering(api.signInEmail({ body: proof, ...asked(headers) })),
  signInWithCode: (code, headers) => answering(api.verifyTOTP({ body: { code }, ...asked(headers) })),
  signInWithRecoveryCode: (code, headers) =>
    answering(api.verifyBackupCode({ body: { code }, ...asked(headers) })),
  sendLink: ({ to, ...reader }, headers) =>
    links.ask(() =>
      answering(api.signInMagicLink({ body: { ...reader, metadata: { to } }, ...asked(headers) })),
    ),
  signInWithLink: (token, headers) =>
    links.open(() => answering(api.magicLinkVerify({ query: { token }, ...asked(headers) }))),
  signOut: (headers) => answering(api.signOut(asked(headers))),
});

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
): Pick<Auth, 'checkPassword' | 'changePassword' | 'requestRecovery' | 'resetPassword'> => ({
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
    const { statusCode, body, headers } = error;
    return Response.json(body ?? {}, { status: statusCode, headers });
  }
}
