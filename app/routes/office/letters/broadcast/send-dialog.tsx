import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Review } from '../../../../../domain/marketing/index.ts';
import { counted } from '../../../../../shared/figures.ts';
import { showIn } from '../../../../../shared/wall-time.ts';
import type { Problem } from '../../../../answer.server.ts';
import { FormError } from '../../../../components/form-error.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Facts } from '../../../../components/office/facts.tsx';
import { LetterFrame } from '../../../../components/office/letter-frame.tsx';
import { ReachLines } from '../../../../components/office/reach-lines.tsx';
import { useAnswer } from '../../../../components/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** '2026-12-01T09:00' as people write it. */
export const wallClock = (localTime: string | undefined): string | undefined =>
  localTime && showIn(`${localTime}:00Z`, 'UTC', 'd MMMM yyyy, HH:mm');

type Answer = { review?: Review; problem?: Problem };
type Asked = { review: Review; typed: [string, string][] };

/**
 * Sends what is on the screen, after it was shown once more: the letter, to how many, when. What is confirmed are the fields
 * that were shown, under the version that the server gave them.
 */
export function useSendDialog() {
  const reviewing = useFetcher<Answer>();
  const confirming = useFetcher<Answer>();
  const [typed, setTyped] = useState<[string, string][]>([]);
  const [asked, setAsked] = useState<Asked>();
  useAnswer(reviewing, ({ review }) => review && setAsked({ review, typed }));
  const review = (form: HTMLFormElement) => {
    const fields = fieldsIn(form);
    setTyped(fields);
    void reviewing.submit(asForm(fields, { intent: 'review' }), { method: 'post' });
  };
  const confirm = ({ review: { broadcastId, version }, typed: shown }: Asked) =>
    void confirming.submit(asForm(shown, { intent: 'confirm', broadcastId, version }), { method: 'post' });
  return {
    review,
    problem: reviewing.state === 'idle' ? reviewing.data?.problem : undefined,
    isBusy: reviewing.state !== 'idle',
    dialog: asked && (
      <SendDialog
        review={asked.review}
        problem={confirming.state === 'idle' ? confirming.data?.problem : undefined}
        isBusy={confirming.state !== 'idle'}
        onConfirm={() => confirm(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

const fieldsIn = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);

function asForm(fields: [string, string][], more: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of [...fields, ...Object.entries(more)]) form.set(name, value);
  return form;
}

type Props = {
  review: Review;
  problem?: Problem;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
};

function SendDialog({ review, problem, isBusy, onConfirm, onClose }: Props) {
  const { subject, secondSubject, html, segment, reach, from, at, localTime } = review;
  const isNow = !at && !localTime;
  const people = counted(reach.reached, 'person', 'people');
  return (
    <Dialog
      title={reach.reached === 0 ? 'It reaches nobody' : `Send to ${people}?`}
      size="wide"
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="space-y-5">
        <Facts
          facts={[
            ['Subject', <strong key="subject">{subject}</strong>],
            ['Second subject', secondSubject],
            ['From', from],
            ['When', <When key="when" at={at} localTime={localTime} />],
            [
              'To',
              <ReachLines
                key="to"
                reach={reach}
                whom={segment ? `in the segment “${segment}”` : 'whom you know'}
              />,
            ],
          ]}
        />
        <div className="border-t border-rule pt-4 [&_iframe]:h-[38svh]">
          <LetterFrame html={html} />
          <p className="mt-1 text-fine text-quiet">As a sample reader gets it.</p>
        </div>
        <FormError problem={problem} />
        <div className="sticky -bottom-6 -mx-6 flex flex-wrap justify-end gap-3 border-t border-rule bg-card px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:px-8">
          <Button variant="outline" onClick={onClose}>
            Go on writing
          </Button>
          <Button variant="gold" onClick={onConfirm} pending={isBusy} disabled={reach.reached === 0}>
            {isNow ? `Send to ${people}` : `Schedule for ${people}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function When({ at, localTime }: Pick<Review, 'at' | 'localTime'>) {
  if (at) return <LocalTime at={at} />;
  return localTime
    ? `${wallClock(localTime)}, on each reader’s own clock`
    : 'Now: you have a minute to cancel it';
}
