import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { deletePerson } from './queries.ts';

/** Forgets somebody a member had reports made for. The reports themselves stay. */
export async function removePerson(
  { db }: Services,
  { memberId, personId }: { memberId: string; personId: string },
): Promise<{ removed: true }> {
  if (!(await deletePerson(db, { id: knownId(personId, 'Person'), userId: memberId })))
    throw notFound('Person');
  return { removed: true };
}
