import type { Db, Tx } from '../../db/connect.ts';

export type JobQueue<Name extends string = string> = {
  /** Given a transaction, the job exists exactly if the fact that caused it does. */
  enqueue(db: Db | Tx, name: Name, data?: object, options?: { /** Not before. */ at?: Date }): Promise<void>;
};

export type JobHandler = (data: unknown) => Promise<void>;

export type JobDefinition = {
  run: JobHandler;
  cron?: string;
  /** A run that takes longer is taken for dead, and begun again elsewhere. */
  expireSeconds?: number;
};

export type RunningJobs<Name extends string> = JobQueue<Name> & {
  /** Starts the workers. Until then jobs may be enqueued, and wait. */
  work(definitions: Record<Name, JobDefinition>): Promise<void>;
  isWorking(): boolean;
  stop(): Promise<void>;
};

export type JobsByHand<Name extends string> = RunningJobs<Name> & {
  /** Runs what was asked for and what the timetable calls by now, and again what they ask for, until nothing is: their order does not matter. */
  runAll(): Promise<void>;
};
