import type { AccountLetters } from '../../adapters/auth/auth.ts';
import { accountByEmail, readSignInWays } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { postMail } from './post-mail.ts';

/** The letters that signing in and up causes, as service mail from the outbox. */
export function accountLetters(services: Parts): AccountLetters {
  const { db, config } = services;
  const recoverUrl = `${config.appUrl}/forgot-password`;
  return {
    verify: ({ id, name, email }, url) =>
      postMail(services, db, { to: email, userId: id, template: 'verify-email', props: { name, url } }),
    verifyNewAddress: ({ id, name, email }, url) =>
      postMail(services, db, { to: email, userId: id, template: 'verify-new-address', props: { name, url } }),
    async addressChanged({ id, name, email: newEmail }, former) {
      const props = { name, newEmail, contactEmail: services.content.current().site.contactEmail };
      for (const to of [former, newEmail])
        await postMail(services, db, { to, userId: id, template: 'address-changed', props });
    },
    recover: async ({ id, name, email }, token) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'recover-password',
        // In the fragment, so that the token reaches no server log and no Referer header.
        props: {
          ...{ name, url: `${config.appUrl}/reset-password#${token}` },
          hasPassword: (await readSignInWays({ db }, { userId: id })).hasPassword,
        },
      }),
    link: ({ email, name, to }, token) =>
      postMail(services, db, {
        to: email,
        template: 'sign-in-link',
        // In the fragment, for the same reason.
        props: { name, url: `${config.appUrl}/login/link?${new URLSearchParams({ to })}#${token}` },
      }),
    changeEmail: ({ id, name, email }, newEmail, url) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'change-email',
        props: { name, url, newEmail },
      }),
    ...lettersOfProofs(services),
    // She may only have forgotten; if it was somebody else, she should know.
    async signUpAttempt(address) {
      const owner = await accountByEmail(db, address);
      if (!owner) return;
      await postMail(services, db, {
        to: owner.email,
        userId: owner.id,
        template: 'sign-up-attempt',
        props: { name: owner.name, recoverUrl, signInUrl: `${config.appUrl}/login` },
      });
    },
  };
}

/** That a way to sign in was changed or added. */
function lettersOfProofs(
  services: Parts,
): Pick<AccountLetters, 'passwordChanged' | 'passwordSet' | 'passkeyAdded'> {
  const { db, config } = services;
  const recoverUrl = `${config.appUrl}/forgot-password`;
  return {
    passwordChanged: ({ id, name, email }) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'password-changed',
        props: { name, recoverUrl },
      }),
    passwordSet: ({ id, name, email }) =>
      postMail(services, db, {
        ...{ to: email, userId: id },
        template: 'password-set',
        props: { name, recoverUrl },
      }),
    passkeyAdded: ({ id, name, email }, passkey) =>
      postMail(services, db, {
        ...{ to: email, userId: id },
        template: 'passkey-added',
        props: { name, passkey, url: `${config.appUrl}/portal/account#passkeys` },
      }),
  };
}
