import type { Db, Tx } from '../../db/connect.ts';

/** Something happened there; what it was is read from the database. */
export type Listener = { onNews(): void /** The process is stopping: hang up. */; onStop(): void };

export type Live = {
  /** Reaches the listeners of every process, once the transaction has committed. */
  publish(db: Db | Tx, topic: string): Promise<void>;
  /** Returns how to stop listening. A listener also hears news when some may have been missed. */
  subscribe(topic: string, listener: Listener): () => void;
  listening(topic: string): number;
  stop(): Promise<void>;
};
