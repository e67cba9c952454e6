import { randomUUID } from 'node:crypto';
import type { AccountLetters } from '../../adapters/auth/auth.ts';
import type { Attachment } from '../../adapters/mail/mail.ts';
import type { Db, Tx } from '../../db/connect.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { Mail, MailName } from '../../emails/mails.ts';
import { DAY } from '../../shared/durations.ts';
import { DomainError } from '../errors.ts';
import { type Actor, accountByEmail, isStaff, readSignInWays, recordAction } from '../identity/index.ts';
import type { Config, Deps } from '../services.ts';
import { pruneInPortions, retainedSince } from '../settings.ts';
import { checkedEmail, suppressionKey } from './consent.ts';
import { deleteSettled, emptyOldMails } from './personal-data.ts';
import { insertMails, type NewMail } from './queries.ts';
import type { ClaimedMail } from './sending-queries.ts';
import type { Topic } from './topics.ts';

/** A mail, and whom it goes to. */
type Letter = Mail & {
  to: string;
  userId?: string;
  /** What it is about, such as 'ticket:…': whoever that belongs to takes the letter along when she is erased. */
  about?: string;
  /** Anything but 'service' is held back from those who do not want it. */
  topic?: Topic;
  replyTo?: string;
  attachments?: AttachmentName[];
};

/** Puts a mail into the outbox, in the caller's transaction: the mail exists exactly if its reason does. */
export async function postMail(services: Deps, db: Db | Tx, letter: Letter): Promise<void> {
  await insertMails(db, [toMail(services, letter)]);
  await services.jobs.enqueue(db, 'send-mails');
}

/** Which step of which run a mail is, and what becomes of the run once it is out. */
type StepOf = Pick<NewMail, 'step' | 'thenDueAt' | 'thenEnds'> & { runId: string };
export type StepLetter = StepOf & (Letter | Reader);

/** Puts steps of automations into the outbox. A step that is a letter already stays the letter it is. */
export async function postSteps(services: Deps, tx: Tx, steps: StepLetter[]): Promise<void> {
  await insertMails(
    tx,
    steps.map(({ runId, step, thenDueAt, thenEnds, ...letter }) => ({
      ...('places' in letter ? written(services, letter, 'marketing') : toMail(services, letter)),
      runId,
      step,
      thenDueAt,
      thenEnds,
    })),
  );
  if (steps.length > 0) await services.jobs.enqueue(tx, 'send-mails');
}

/** `at`: not before. */
type Reader = { to: string; userId?: string; places: object; at?: Date };

/** Puts the letters of a broadcast into the outbox. Who has one already gets no second. */
export async function postBroadcast(
  services: Deps,
  tx: Tx,
  broadcastId: string,
  readers: Reader[],
): Promise<void> {
  await insertMails(
    tx,
    readers.map((reader) => ({ ...written(services, reader, 'newsletter'), broadcastId })),
  );
  if (readers.length > 0) await services.jobs.enqueue(tx, 'send-mails');
}

/** A letter that is written for many: what it says is made when it is sent, from what was written and from these. */
const written = (services: Deps, { to, userId, places, at }: Reader, topic: Topic) => ({
  ...toMail(services, { to, userId, topic, template: 'custom', props: { subject: '', html: '' } }),
  props: places,
  ...(at ? { nextTryAt: at, tryUntil: tryUntil(at) } : {}),
});

const PATIENCE_MS = 5 * DAY;
/** Long enough for a server that is down over a holiday; longer than that and somebody should look. */
export const tryUntil = (now: Date) => new Date(now.getTime() + PATIENCE_MS);

/** A letter as a row of the outbox, due at once. */
function toMail(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { to, replyTo, ...letter }: Letter,
): NewMail & { id: string } {
  const id = randomUUID();
  const address = checkedEmail(to, 'to');
  return {
    ...letter,
    id,
    toAddress: address,
    addressKey: suppressionKey(config, address),
    replyTo: replyTo && checkedEmail(replyTo, 'replyTo'),
    messageId: `<${id}@${new URL(config.appUrl).hostname}>`,
    nextTryAt: clock.now(),
    tryUntil: tryUntil(clock.now()),
    createdAt: clock.now(),
  };
}

/** Who asks: somebody of the staff, or another program that holds its key. */
type Writer = Actor | 'service' | undefined;

type Written = { by: Writer; to: string; subject: string; html: string };

/** Sends what staff, or another program of the business, has written. Nobody else may use our name. */
export async function sendWrittenMail(services: Deps, { by, to, subject, html }: Written): Promise<void> {
  if (by !== 'service' && !(by && isStaff(by))) {
    throw new DomainError('forbidden', 'Only staff may send mail from here.');
  }
  await services.db.transaction(async (tx) => {
    await postMail(services, tx, { to, template: 'custom', props: { subject, html } });
    if (by === 'service') return;
    await recordAction(services, tx, {
      actor: by,
      action: 'mail.written',
      about: { kind: 'mail', id: 'custom' },
    });
  });
}

/** The letters that signing in and up causes, as service mail from the outbox. */
export function accountMailer(services: Deps): AccountLetters {
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
          name,
          url: `${config.appUrl}/reset-password#${token}`,
          ...(await hasPassword(services, id)),
        },
      }),
    link: ({ email, name, to }, token) =>
      postMail(services, db, {
        to: email,
        template: 'sign-in-link',
        // In the fragment, for the same reason.
        props: { name, url: `${config.appUrl}/login/link?${new URLSearchParams({ to })}#${token}` },
      }),
    changeEmail: async ({ id, name, email }, newEmail, url) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'change-email',
        props: { name, url, newEmail, ...(await hasPassword(services, id)) },
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
        props: {
          name: owner.name,
          recoverUrl,
          signInUrl: `${config.appUrl}/login`,
          ...(await hasPassword(services, owner.id)),
        },
      });
    },
  };
}

/** What a letter may say of a password. */
const hasPassword = async (services: Deps, userId: string): Promise<{ hasPassword: boolean }> => ({
  hasPassword: (await readSignInWays(services, { userId })).hasPassword,
});

/** That a way to sign in was changed or added. */
function lettersOfProofs(
  services: Deps,
): Pick<AccountLetters, 'passwordChanged' | 'passwordSet' | 'passkeyAdded'> {
  const { db, config } = services;
  const recoverUrl = `${config.appUrl}/forgot-password`;
  return {
    passwordChanged: ({ id, name, email }, how) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'password-changed',
        props: { name, recoverUrl, byLetter: how === 'by-letter' },
      }),
    passwordSet: ({ id, name, email }) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'password-set',
        props: { name, recoverUrl },
      }),
    passkeyAdded: async ({ id, name, email }, passkey) =>
      postMail(services, db, {
        to: email,
        userId: id,
        template: 'passkey-added',
        props: {
          name,
          passkey,
          url: `${config.appUrl}/portal/account#passkeys`,
          ...(await hasPassword(services, id)),
        },
      }),
  };
}

type AttachmentOf<Kind> = Extract<AttachmentName, { kind: Kind }>;

/**
 * What is made at the moment a letter is sent, by the contexts that can make it: files, so that the outbox holds no PDFs
 * and a retry costs only time; and values whose hours begin then. domain/consequences.ts fills it.
 */
export type MadeWhenSent = {
  attachments: {
    [Kind in AttachmentName['kind']]: (services: Deps, name: AttachmentOf<Kind>) => Promise<Attachment>;
  };
  /** What a letter always carries, by template. */
  enclosed: Record<string, ((services: Deps, letter: ClaimedMail) => Promise<Attachment[]>) | undefined>;
  /** By template. Each further try of the same letter asks again. */
  values: Record<string, ((services: Deps, letter: ClaimedMail) => Promise<object>) | undefined>;
};

export function makeAttachments(services: Deps, names: AttachmentName[]): Promise<Attachment[]> {
  return Promise.all(names.map((name) => makeAttachment(services, name)));
}

function makeAttachment(services: Deps, name: AttachmentName): Promise<Attachment> {
  const { attachments } = services.madeWhenSent;
  switch (name.kind) {
    case 'free-report':
      return attachments[name.kind](services, name);
    case 'report':
      return attachments[name.kind](services, name);
    case 'invitation':
      return attachments[name.kind](services, name);
  }
}

export const makeEnclosed = async (services: Deps, letter: ClaimedMail): Promise<Attachment[]> =>
  (await services.madeWhenSent.enclosed[letter.template]?.(services, letter)) ?? [];

export async function makeValues(services: Deps, letter: ClaimedMail): Promise<object> {
  return (await services.madeWhenSent.values[letter.template]?.(services, letter)) ?? {};
}

/** Letters whose link opens an account, or a gift, to whoever holds it. */
const keys: readonly MailName[] = [
  ...(['verify-email', 'recover-password', 'change-email', 'deletion-requested'] as const),
  'verify-new-address',
  'staff-invitation',
  'sign-in-link',
  ...(['gift-bought', 'gift-received', 'gift-rest'] as const),
];

/**
 * Whether a letter is its reader's alone: else staff could ask for the owner's new password and read the link in the
 * outbox. In demo mode the outbox is the only mailbox there is.
 */
export const isPrivate = ({ mode }: Pick<Config, 'mode'>, template: string): boolean =>
  mode === 'live' && keys.some((name) => name === template);

/** The letter that closed an account, once it has left, is the last thing that knows its address. */
export const deleteFarewellMails = (db: Db): Promise<void> => deleteSettled(db, 'account-deleted');

/** For a job: empties e-mails that have grown old. */
export async function pruneMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = await retainedSince(db, 'mails', now);
  return pruneInPortions((limit) => emptyOldMails(db, { before, now, limit }));
}
