/** The jobs the rooms may ask for; server/jobs.ts says what each one runs and when. */
export type JobName = 'remind-of-sessions' | 'send-mails' | 'tidy-up';
