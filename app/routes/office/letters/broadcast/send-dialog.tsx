import type { ReactNode } from 'react';
import type { Review } from '../../../../../domain/marketing/index.ts';
import { counted } from '../../../../../shared/figures.ts';
import { recordOf } from '../../../../../shared/records.ts';
import { showIn } from '../../../../../shared/wall-time.ts';
import { formFor } from '../../../../components/action-form.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Facts } from '../../../../components/office/facts.tsx';
import { LetterFrame } from '../../../../components/office/letter-frame.tsx';
import { ReachLines } from '../../../../components/office/reach-lines.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { action } from './route.tsx';

/** '2026-12-01T09:00' as people write it. */
export const wallClock = (localTime: string | undefined): string | undefined =>
  localTime && showIn(`${localTime}:00Z`, 'UTC', 'd MMMM yyyy, HH:mm');

const Form = formFor<typeof action>();

/** Everything that was on the screen. */
const onScreen = [
  ...(['subject', 'body', 'segmentId', 'perHour', 'subjectB', 'testSize'] as const),
  ...(['codePercent', 'codeDays', 'codeProduct', 'base', 'at', 'localTime'] as const),
];

type Props = { review: Review; typed: Record<string, string>; onClose(): void };

/**
 * Sends what is on the screen, after it was shown once more: the letter, to how many, when. What is confirmed are the fields
 * that were shown, under the version that the server gave them.
 */
export function SendDialog({ review, typed, onClose }: Props) {
  const { subject, secondSubject, html, segment, reach, from, at, localTime, broadcastId, version } = review;
  const isNow = !at && !localTime;
  const people = counted(reach.reached, 'person', 'people');
  const words = isNow ? `Send to ${people}` : `Schedule for ${people}`;
  const footer = (button: ReactNode) => (
    <div className="sticky -bottom-6 -mx-6 flex flex-wrap justify-end gap-3 border-t border-rule bg-card px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:px-8">
      <Button variant="outline" onClick={onClose}>
        Go on writing
      </Button>
      {button}
    </div>
  );
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
        {reach.reached === 0 ? (
          footer(
            <Button variant="gold" disabled>
              {words}
            </Button>,
          )
        ) : (
          <Form
            intent="confirm"
            className=""
            hidden={{ ...recordOf(onScreen, (name) => typed[name] ?? ''), broadcastId, version }}
            variant="gold"
            submit={words}
            footer={footer}
          />
        )}
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
