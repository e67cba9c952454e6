import { DomainError } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { refuseWithoutRoom } from '../../room.ts';
import { lockDocument } from './lock-document.ts';
import { promiseNow } from './promise.ts';
import { changeFulfilment } from './queries.ts';

/** Makes the document with the words as they stand, and sends it. Earlier versions stay beside it. */
export const releaseDocument = staffVerb<{ fulfilmentId: string }, void>(
  'document.released',
  async (services, tx, { fulfilmentId }) => {
    await refuseWithoutRoom(services, 'documents are made again');
    const { row, order } = await lockDocument(tx, fulfilmentId);
    if (row.openQuestions > 0) throw new DomainError('conflict', unanswered(row.openQuestions));
    const now = services.clock.now();
    const dueAt = row.stage === 'in_work' ? row.dueAt : promiseNow(services);
    await changeFulfilment(tx, row.id, {
      stage: 'in_work',
      held: false,
      dueAt,
      workAt: now,
      tries: 0,
      breachedAt: null,
    });
    await services.jobs.enqueue(tx, 'fulfil');
    return { about: { kind: 'order', id: order.id, label: order.number }, answer: undefined };
  },
);

const unanswered = (count: number) =>
  count === 1
    ? 'One question of the buyer waits for your answer. Please write it in the document first.'
    : `${count} questions of the buyer wait for your answers. Please write them in the document first.`;
