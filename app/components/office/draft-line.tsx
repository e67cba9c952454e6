import type { Draft } from './use-draft.ts';

/** One quiet line under what is being written. */
export function DraftLine({ draft: { isKept, isBack, writers } }: { draft: Draft }) {
  return (
    <p role="status" className="min-h-5 text-fine text-quiet">
      {writers.length > 0 && (
        <strong className="text-warn">
          {writers.join(' and ')} is writing here, too. Whoever saves last is read.{' '}
        </strong>
      )}
      {isBack
        ? 'What you had written is back. It is not saved yet.'
        : isKept
          ? 'Kept as you write. It is not saved yet.'
          : ''}
    </p>
  );
}
