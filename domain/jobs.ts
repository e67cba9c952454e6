/** The jobs the rooms may ask for; server/jobs.ts says what each one runs and when. */
export type JobName = 'send-mails' | 'run-sequences' | 'tidy-up';
