import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { Brand } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

export const deletionRequested = mailTemplate<Mails['deletion-requested']>({
  subject: () => 'Confirm that your account should be deleted',
  preview: () => 'Nothing happens until you do.',
  sample: { name: 'Maya', url: 'https://example.test/account/delete#token', days: 7 },
  Body: ({ name, url, days }) => (
    <>
      <Heading>Leaving us{name ? `, ${name}` : ''}?</Heading>
      <Paragraph>
        Somebody signed in to your account, hopefully you, asked us to delete it. Please confirm it here.
        After that you have {days} days to change your mind, in which your account stays as it is.
      </Paragraph>
      <Action href={url}>Confirm the deletion</Action>
      <Aside>
        The link works for 24 hours. If it was not you, do nothing, and change your password: without this
        confirmation nothing is deleted.
      </Aside>
    </>
  ),
});

export const deletionPlanned = mailTemplate<Mails['deletion-planned']>({
  subject: ({ on }) => `Your account will be deleted on ${on}`,
  preview: () => 'Until then you can keep it with one click.',
  sample: { name: 'Maya', on: 'day:2026-11-22', url: 'https://example.test/portal/account' },
  Body: ({ on, url }) => (
    <>
      <Heading>Your account will be deleted on {on}</Heading>
      <Paragraph>
        Until then everything is where it was: this is a good time to download your data. On that day your
        profile, reports, readings, sessions and messages are erased. Receipts for what you paid stay with us
        for as long as tax law asks, and are used for nothing else.
      </Paragraph>
      <Action href={url}>Keep my account after all</Action>
      <Aside>If you do nothing, the deletion takes place by itself.</Aside>
    </>
  ),
});

export const accountDeleted = mailTemplate<Mails['account-deleted']>({
  subject: () => 'Your account has been deleted',
  preview: () => 'This is our last letter about it.',
  sample: { name: 'Maya', receipts: 2 },
  Body: ({ name, receipts }) => (
    <>
      <Heading>Goodbye{name ? `, ${name}` : ''}</Heading>
      <Paragraph>
        Your account at <Brand /> and what belonged to it have been erased: profile, numbers, reports,
        readings, sessions, courses, messages and the addresses we had written to.
      </Paragraph>
      <Paragraph>
        {receipts > 0
          ? `We keep ${receipts === 1 ? 'one receipt' : `${receipts} receipts`} for as long as tax law asks, and use ${receipts === 1 ? 'it' : 'them'} for nothing else.`
          : 'You never bought anything, so there was no receipt to keep.'}
      </Paragraph>
      <Aside>This letter closes the account. You are welcome to come back whenever you like.</Aside>
    </>
  ),
});
