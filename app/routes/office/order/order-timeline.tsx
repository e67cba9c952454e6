import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { eventWords } from '../../../components/office/order-words.ts';

/** Everything that happened, from the order's own events, the mails, and what staff did. Newest first. */
export function OrderTimeline({ order: { events, actions, mails } }: { order: OfficeOrder }) {
  const lines = [
    ...events.map((event) => ({ key: `e${event.id}`, at: event.at, text: eventWords(event), by: undefined })),
    ...actions.map(({ id, at, words, actor }) => ({ key: id, at, text: words, by: actor.name })),
    ...mails
      .filter(({ sentAt }) => sentAt)
      .map(({ id, sentAt = '', subject, template }) => ({
        key: `m${id}`,
        at: sentAt,
        text: `Letter: ${subject ?? template}`,
        by: undefined,
      })),
  ]
    // Of one moment, what was written down later comes first.
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => b.at.localeCompare(a.at) || b.index - a.index);
  return (
    <Part title="Everything that happened">
      <ol className="ml-1.5 border-l border-leaf">
        {lines.map(({ key, at, text, by }) => (
          <li key={key} className="relative pb-3 pl-6 wrap-anywhere last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[5px] size-[9px] rounded-full border border-leaf bg-paper"
            />
            {by ? (
              <>
                <span className="font-semibold">{by}</span> {text}
              </>
            ) : (
              text
            )}
            <span className="block text-fine text-quiet">
              <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
