import { isKeyOf, keysOf } from '../shared/records.ts';

/** The jobs that contexts may ask for, as the office calls them; server/jobs.ts says what each one runs and when. */
export const jobs = {
  'answer-disputes': 'Answering disputes',
  'back-up': 'Nightly backup',
  'check-memberships': 'Checking memberships at the provider',
  'check-orders': 'Checking open orders at the provider',
  'check-providers': 'Checking the providers',
  fulfil: 'Making and delivering readings',
  'import-people': 'Importing people',
  'make-refunds': 'Making refunds',
  'make-reports': 'Making reports',
  'post-facts': 'Webhooks to other programs',
  'push-mornings': 'Numbers of the day',
  'read-calendars': 'Reading outside calendars',
  'reconcile-payments': 'Comparing payouts with orders',
  'refresh-places': 'Counting the places of limited products',
  'release-unpaid': 'Releasing unpaid sessions',
  'remind-of-sessions': 'Reminders of sessions',
  'remove-files': 'Removing files',
  'run-automations': 'Automations',
  'run-sandbox': 'The payment simulator',
  'send-broadcasts': 'Broadcasts',
  'send-gifts': 'Sending gifts on their day',
  'send-mails': 'Sending e-mail',
  'send-pushes': 'Sending pushes',
  'settle-payments': 'Booking payments',
  'tell-owner': 'Notices to the owner',
  'event-duties': 'Seats and reminders of events',
  'try-backup': 'Restoring a backup on trial',
} as const;

/** Jobs of every hour. They share one queue: each has its own tries and errors, and none costs a poll of its own. */
export const hourlyJobs = {
  'ask-for-testimonials': 'Asking customers for a testimonial',
  'count-most-ordered': 'Counting what is ordered most',
  'delete-accounts': 'Deleting accounts',
  'erase-again': 'Erasing again after a restore',
  'end-memberships': 'Ending memberships that have run out',
  'give-referral-credits': 'Credits for recommendations',
  'prune-chats': 'Deleting old chats',
  'prune-drafts': 'Deleting old drafts',
  'prune-facts': 'Deleting old facts',
  'prune-failures': 'Tidying this list',
  'prune-gifts': 'Deleting gifts that were never paid',
  'prune-imports': 'Deleting imports that were left',
  'prune-limits': 'Deleting ended rate limits',
  'prune-lost-files': 'Removing attachments of no ticket',
  'prune-mails': 'Emptying old e-mails',
  'prune-notices': 'Deleting old notices',
  'prune-payment-notices': 'Deleting old payment notices',
  'prune-pictures': 'Removing uploads to the media library that were left',
  'prune-recordings': 'Removing recordings that were left',
  'prune-sign-ins': 'Deleting expired sign-ins',
  'prune-webhooks': 'Deleting old webhook deliveries',
  'watch-disputes': 'Watching disputes',
  'write-month-letters': 'Month letters of the Soul Circle',
} as const;

export type HourlyJob = keyof typeof hourlyJobs;
export type JobName = keyof typeof jobs | HourlyJob;

/** What can fail and is tried again: a job, or what a request began and jobs go on with. */
export type Duty = JobName | 'book-payment';

const duties: Record<Duty, string> = { ...jobs, ...hourlyJobs, 'book-payment': 'Booking a payment' };

export const wordsOfDuty = (name: string): string => (isKeyOf(duties, name) ? duties[name] : name);
export const hourlyJobNames = keysOf(hourlyJobs);
