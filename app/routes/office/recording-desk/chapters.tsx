import type { RecordingDesk } from '../../../../domain/delivery/index.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';

type Props = {
  desk: RecordingDesk;
  chosen: number;
  isBusy: boolean;
  onChoose(chapter: number): void;
};

export const spoken = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** What is recorded of each chapter. One can be chosen, and one that went wrong taken again. */
export function Chapters({ desk, chosen, isBusy, onChoose }: Props) {
  return (
    <ol aria-label="Chapters" className="divide-y divide-rule border-y border-rule">
      {desk.chapters.map(({ number, title, seconds, takes }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-3">
          <button
            type="button"
            disabled={isBusy}
            aria-current={number === chosen ? 'step' : undefined}
            onClick={() => onChoose(number)}
            className={cx(
              'flex min-h-11 flex-1 cursor-pointer items-center justify-between gap-3 text-left disabled:cursor-default',
              number === chosen && 'font-semibold text-gold',
            )}
          >
            {title}
            <span className="text-fine text-quiet lining-nums">
              {takes > 0 ? spoken(seconds) : 'not yet'}
            </span>
          </button>
          {takes > 0 && !isBusy && (
            <ConfirmDialog
              title={`Take “${title}” again?`}
              text="What is recorded of this chapter goes."
              trigger={
                <Button variant="quiet" size="sm">
                  Take again<span className="sr-only">: {title}</span>
                </Button>
              }
              confirm="Take it again"
              keep="Keep it"
              action={`/office/orders/${desk.order.id}/desk`}
              fields={{ intent: 'retake', videoId: desk.video.id, chapter: String(number) }}
              done={{ title: 'Ready for another take' }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
