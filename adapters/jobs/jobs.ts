import type { Db, Tx } from '../../db/connect.ts';

export type JobQueue<Name extends string = string> = {
  /** Given a transaction, the job exists exactly if the fact that caused it does. */
  enqueue(db: Db | Tx, name: Name, data?: object, options?: { /** Not before. */ at?: Date }): Promise<void>;
};

export type JobHandler = (data: unknown) => Promise<void>;
