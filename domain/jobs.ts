/** The jobs the rooms may ask for; server/jobs.ts says what each one runs and when. */
export type JobName =
  | 'check-providers'
  | 'fulfil'
  | 'import-people'
  | 'make-refunds'
  | 'make-reports'
  | 'membership'
  | 'read-calendars'
  | 'release-unpaid'
  | 'remind-of-sessions'
  | 'remove-files'
  | 'run-automations'
  | 'run-sandbox'
  | 'run-sequences'
  | 'send-broadcasts'
  | 'send-mails'
  | 'settle-payments'
  | 'tidy-up';
