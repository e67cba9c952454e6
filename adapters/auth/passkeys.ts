import { AsyncLocalStorage } from 'node:async_hooks';
import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Ctx } from './before.ts';

export const PASSKEY_SIGN_IN = '/passkey/verify-authentication';

/**
 * Better Auth's passkeys, within our rules: only our own pages ask, so that what a stranger makes up is answered by us, and
 * a key always asks for finger, face or PIN. That is what makes it two proofs in one.
 */
export function passkeysOf(appUrl: string, brand: string) {
  const ours = new AsyncLocalStorage<true>();
  const refuseUnasked = (isUserVerified: boolean | undefined) => {
    if (isUserVerified) return;
    throw new APIError('FORBIDDEN', {
      code: 'unverified_user',
      message: 'Your device did not ask for your finger, face or PIN. Please set that up there first.',
    });
  };
  const plugin = passkey({
    rpID: new URL(appUrl).hostname,
    rpName: brand,
    origin: appUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification }) =>
        refuseUnasked(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        refuseUnasked(verification.authenticationInfo.userVerified),
    },
  });
  return {
    plugin,
    ask: (call: () => Promise<Response>) => ours.run(true, call),
    refuseStrangers({ path }: Ctx): void {
      if (path?.startsWith('/passkey/') && !ours.getStore()) throw new APIError('NOT_FOUND');
    },
  };
}

export type Passkeys = ReturnType<typeof passkeysOf>;
