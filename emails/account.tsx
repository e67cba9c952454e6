import { Action, Aside, Heading, Inline, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const sampleLink = { name: 'Maya', url: 'https://example.test/link' };

export const verifyEmail = mailTemplate<Mails['verify-email']>({
  subject: () => 'Please confirm your e-mail address',
  preview: () => 'One click, and your readings find their way to you.',
  sample: sampleLink,
  Body: ({ name, url }) => (
    <>
      <Heading>Welcome{name ? `, ${name}` : ''}.</Heading>
      <Paragraph>
        Please confirm that this address is yours. Readings and purchases made with it appear in your portal
        as soon as you do.
      </Paragraph>
      <Action href={url}>Confirm my address</Action>
      <Aside>
        The link works for 24 hours. If you did not create an account with us, you can ignore this letter.
      </Aside>
    </>
  ),
});

export const recoverPassword = mailTemplate<Mails['recover-password']>({
  subject: ({ hasPassword = true }) => (hasPassword ? 'Choose a new password' : 'Choose a password'),
  preview: () => 'The link works once, for one hour.',
  sample: sampleLink,
  Body: ({ name, url, hasPassword = true }) => (
    <>
      <Heading>
        {hasPassword ? 'A new password' : 'A password'}
        {name ? `, ${name}` : ''}
      </Heading>
      <Paragraph>
        Somebody, hopefully you, asked to choose a {hasPassword && 'new '}password for your account.
      </Paragraph>
      <Action href={url}>Choose a {hasPassword && 'new '}password</Action>
      <Aside>
        The link works once, for one hour. If it was not you, nothing has changed and you need do nothing
        {hasPassword
          ? ': your old password still works.'
          : ': your account has no password, and you sign in as before.'}
      </Aside>
    </>
  ),
});

export const signInLink = mailTemplate<Mails['sign-in-link']>({
  subject: () => 'Your account is one tap away',
  preview: () => 'The link works once, for one hour.',
  sample: sampleLink,
  Body: ({ name, url }) => (
    <>
      <Heading>{name ? `Come in, ${name}` : 'Come in'}</Heading>
      <Paragraph>
        This link opens your account, with everything you bought with this address in it. You need no
        password.
      </Paragraph>
      <Action href={url}>Open my account</Action>
      <Aside>
        The link works once, for one hour. It was asked for on our site; if it was not you, nothing has
        changed and you need do nothing.
      </Aside>
    </>
  ),
});

export const changeEmail = mailTemplate<Mails['change-email']>({
  subject: () => 'Approve your new e-mail address',
  preview: ({ newEmail }) => `Your account would move to ${newEmail}.`,
  sample: { ...sampleLink, newEmail: 'maya.new@example.test' },
  Body: ({ url, newEmail, hasPassword = true }) => (
    <>
      <Heading>Moving to a new address</Heading>
      <Paragraph>
        You asked us to move your account to <strong>{newEmail}</strong>. Approve it here, and we will write
        to the new address to confirm it.
      </Paragraph>
      <Action href={url}>Approve the change</Action>
      <Aside>
        If you did not ask for this, do not approve it
        {hasPassword
          ? ', and change your password.'
          : ', and sign out all other devices on your account page.'}
      </Aside>
    </>
  ),
});

export const verifyNewAddress = mailTemplate<Mails['verify-new-address']>({
  subject: () => 'Please confirm your new e-mail address',
  preview: () => 'One click, and your account moves here.',
  sample: sampleLink,
  Body: ({ name, url }) => (
    <>
      <Heading>Your new address{name ? `, ${name}` : ''}</Heading>
      <Paragraph>
        You asked us to move your account to this address. Confirm that it is yours, in the browser where you
        are signed in, and the account moves here. Until then you sign in with the old one.
      </Paragraph>
      <Action href={url}>Confirm my new address</Action>
      <Aside>
        The link works for 24 hours. If you did not ask for this, you can ignore this letter: nothing changes.
      </Aside>
    </>
  ),
});

export const addressChanged = mailTemplate<Mails['address-changed']>({
  subject: () => 'Your e-mail address was changed',
  preview: ({ newEmail }) => `You sign in with ${newEmail} now.`,
  sample: { name: 'Maya', newEmail: 'maya.new@example.test', contactEmail: 'hello@example.test' },
  Body: ({ newEmail, contactEmail }) => (
    <>
      <Heading>Your address was changed</Heading>
      <Paragraph>
        Your account belongs to <strong>{newEmail}</strong> now: you sign in with it, and our letters go
        there. If this was you, there is nothing left to do.
      </Paragraph>
      <Paragraph>If it was not, please write to us at once:</Paragraph>
      <Action href={`mailto:${contactEmail}`}>{contactEmail}</Action>
    </>
  ),
});

export const passwordSet = mailTemplate<Mails['password-set']>({
  subject: () => 'Your account has a password now',
  preview: () => 'You can sign in with it, and as before.',
  sample: { name: 'Maya', recoverUrl: 'https://example.test/forgot-password' },
  Body: ({ recoverUrl }) => (
    <>
      <Heading>Your account has a password now</Heading>
      <Paragraph>
        You can sign in with it from now on; links by e-mail and passkeys go on working. All other devices
        were signed out.
      </Paragraph>
      <Paragraph>If it was not you who set it, take your account back now:</Paragraph>
      <Action href={recoverUrl}>Choose a new password</Action>
    </>
  ),
});

export const passkeyAdded = mailTemplate<Mails['passkey-added']>({
  subject: () => 'A passkey was added to your account',
  preview: ({ passkey }) => `It is called “${passkey}”.`,
  sample: { name: 'Maya', passkey: 'Maya’s phone', url: 'https://example.test/portal/account' },
  Body: ({ passkey, url, hasPassword = true }) => (
    <>
      <Heading>A new way to sign in</Heading>
      <Paragraph>
        The passkey “{passkey}” opens your account from now on. If you added it, there is nothing left to do.
      </Paragraph>
      <Paragraph>
        If you did not, remove it and {hasPassword ? 'change your password' : 'sign out all other devices'}:
      </Paragraph>
      <Action href={url}>Open my account page</Action>
    </>
  ),
});

export const passwordChanged = mailTemplate<Mails['password-changed']>({
  subject: ({ byLetter }) => (byLetter ? 'Your account has a new password' : 'Your password was changed'),
  preview: () => 'All other devices were signed out.',
  sample: { name: 'Maya', recoverUrl: 'https://example.test/forgot-password' },
  Body: ({ recoverUrl, byLetter }) => (
    <>
      <Heading>{byLetter ? 'Your account has a new password' : 'Your password was changed'}</Heading>
      <Paragraph>
        {byLetter && 'It was chosen by the link in our letter. '}
        All other devices were signed out. If this was you, there is nothing left to do.
      </Paragraph>
      <Paragraph>If it was not, take your account back now:</Paragraph>
      <Action href={recoverUrl}>Choose a new password</Action>
    </>
  ),
});

export const addressesJoined = mailTemplate<Mails['addresses-joined']>({
  subject: (_, { site }) => `Your addresses at ${site.brand} were joined`,
  preview: () => 'What you have with us under two addresses is in one place now.',
  sample: { closesSignIn: true, contactEmail: 'hello@example.test' },
  Body: ({ closesSignIn, contactEmail }) => (
    <>
      <Heading>Two addresses, one person</Heading>
      <Paragraph>
        We have joined what you have with us under this address and another one of yours: orders, letters and
        questions are in one place now.
      </Paragraph>
      {closesSignIn && (
        <Paragraph>
          You sign in with the other address from now on. Everything from this account is there.
        </Paragraph>
      )}
      <Paragraph>
        If you have only one address with us, or did not ask for this, please write to us at once:
      </Paragraph>
      <Action href={`mailto:${contactEmail}`}>{contactEmail}</Action>
    </>
  ),
});

export const signUpAttempt = mailTemplate<Mails['sign-up-attempt']>({
  subject: (_, { site }) => `You already have an account at ${site.brand}`,
  preview: () => 'Somebody tried to sign up with your address.',
  sample: {
    name: 'Maya',
    signInUrl: 'https://example.test/login',
    recoverUrl: 'https://example.test/forgot-password',
  },
  Body: ({ name, signInUrl, recoverUrl, hasPassword = true }) => (
    <>
      <Heading>You are already with us{name ? `, ${name}` : ''}</Heading>
      <Paragraph>
        Somebody tried to create an account with your address. You have one already, so nothing was created or
        changed.
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
      <Aside>
        {hasPassword ? (
          <>
            Forgotten the password? You can <Inline href={recoverUrl}>choose a new one</Inline>, or ask for a
            link there.
          </>
        ) : (
          'It has no password: ask there for a link by e-mail, or use your passkey.'
        )}{' '}
        If it was not you, no action is needed.
      </Aside>
    </>
  ),
});
