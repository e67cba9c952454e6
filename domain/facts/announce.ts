import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { pruneInPortions, retainedSince } from '../settings/index.ts';
import { type Fact, type FactOf, type FactType, isRecorded } from './fact.ts';
import { deleteOldFacts, insertFact } from './queries.ts';

type Consequence<Type extends FactType> = (services: Parts, tx: Tx, fact: FactOf<Type>) => Promise<unknown>;

/** For every fact what follows from it, in this order. domain/consequences.ts is the list. */
export type Consequences = { [Type in FactType]: Consequence<Type>[] };

/** Records a fact and does what follows from it, in the transaction that makes it true. */
export async function announce(services: Parts, tx: Tx, fact: Fact): Promise<void> {
  if (isRecorded(fact)) {
    const { type, email, userId = null, ...detail } = fact;
    await insertFact(tx, { type, email, userId, detail, at: services.clock.now() });
  }
  await follow(services, tx, fact.type, fact);
}

async function follow<Type extends FactType>(services: Parts, tx: Tx, type: Type, fact: FactOf<Type>) {
  for (const consequence of services.consequences[type]) await consequence(services, tx, fact);
}

/** For a job. */
export async function pruneFacts({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'facts', clock.now());
  return pruneInPortions((limit) => deleteOldFacts(db, before, limit));
}
