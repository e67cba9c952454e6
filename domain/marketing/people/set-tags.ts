import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { changeTags, type PersonRow } from './queries.ts';

type Tagged = Pick<PersonRow, 'id' | 'email' | 'userId' | 'tags'>;

/** Gives somebody exactly these tags. Each that is new to her is a fact; a list that is brought in announces none. */
export async function setTags(services: Parts, tx: Tx, person: Tagged, tags: string[]): Promise<void> {
  await changeTags(tx, person.id, tags);
  const { email, userId } = person;
  for (const tag of tags.filter((name) => !person.tags.includes(name)))
    await announce(services, tx, { type: 'tag-added', tag, email, userId });
}
