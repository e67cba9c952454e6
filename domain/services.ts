import type { Assistant } from '../adapters/assistant/assistant.ts';
import type { Auth } from '../adapters/auth/auth.ts';
import type { PasswordHashing } from '../adapters/auth/passwords.ts';
import type { Clock } from '../adapters/clock/clock.ts';
import type { Files } from '../adapters/files/files.ts';
import type { JobQueue } from '../adapters/jobs/jobs.ts';
import type { Live } from '../adapters/live/live.ts';
import type { Log } from '../adapters/log/log.ts';
import type { MailTransport } from '../adapters/mail/mail.ts';
import type { MailEventSources } from '../adapters/mail-events/mail-events.ts';
import type { PublicFetch, PublicPost } from '../adapters/outside/outside.ts';
import type { Payments } from '../adapters/payments/payments.ts';
import type { Sandbox } from '../adapters/payments/sandbox.ts';
import type { Push } from '../adapters/push/push.ts';
import type { Untrusted } from '../adapters/untrusted/untrusted.ts';
import type { Vies } from '../adapters/vies/vies.ts';
import type { backupsOf } from '../db/backups/backups.ts';
import type { Db } from '../db/connect.ts';
import type { DocumentRenderer } from '../documents/index.ts';
import type { MailRenderer } from '../emails/mails.ts';
import type { ContentSource } from './content/index.ts';
import type { Consequences } from './facts.ts';
import type { JobName } from './jobs.ts';
import type { MadeWhenSent } from './mail/index.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything a verb may reach. Built once in server/build-services.ts and handed to routes and jobs. */
export type Services = {
  db: Db;
  clock: Clock;
  log: Log;
  mail: MailTransport;
  /** Webhooks of mail providers, as far as they are set up. */
  mailEvents: MailEventSources;
  /** Reads what strangers wrote, within limits; see adapters/untrusted. */
  untrusted: Untrusted;
  auth: Auth;
  passwords: PasswordHashing;
  files: Files;
  jobs: JobQueue<JobName>;
  documents: DocumentRenderer;
  mails: MailRenderer;
  assistant: Assistant;
  live: Live;
  /** Brand, catalogue and texts, as the office last changed them. */
  content: ContentSource;
  payments: Payments;
  /** Reads addresses that people typed in; see adapters/outside. */
  fetchPublic: PublicFetch;
  /** Posts to such addresses. */
  postPublic: PublicPost;
  /** The EU's register of VAT numbers. */
  vies: Vies;
  /** To browsers that asked for it. */
  push: Push;
  /** The payment provider of demo mode, with its own pages; absent in live mode. */
  sandbox?: Sandbox;
  backups: Backups;
  /** What follows from what has happened; see domain/facts. */
  consequences: Consequences;
  madeWhenSent: MadeWhenSent;
  /** What each context holds about people; see domain/privacy/contexts.ts. */
  personalData: PersonalData[];
  config: Config;
};

/** Database and files, in places of their own. */
export type Backups = ReturnType<typeof backupsOf> & {
  /** At which hour of the night one is made; undefined: never by itself. */
  hour: number | undefined;
};

/** For verbs that only read the content. */
export type ReadsContent = { content: Pick<ContentSource, 'current'> };

/** Everything but sign-in, which is itself built from these. */
export type Deps = Omit<Services, 'auth'>;

export type Config = {
  mode: 'demo' | 'live';
  /** Of this program. */
  version: string;
  /** Where this site lives, without a trailing slash. Every absolute link is made from it. */
  appUrl: string;
  /** Signs links and cookies. */
  secret: string;
  /** Signs the links in mails and hashes suppressed addresses. Kept with the data, so that it lives as long as they do. */
  mailKey: string;
  /** What other programs of the business prove themselves with; without it they cannot. */
  serviceKey?: string;
  /** How much the media library may hold. */
  mediaBytes: number;
  /** Multiplies every rate limit. */
  limitFactor: number;
  /** The header in which a proxy of the operator's gives the country of a request. */
  countryHeader?: string;
  /** Where customers' answers to our letters arrive, when somebody receives them for us. */
  inboundMail?: { address: string; secret: string };
};
