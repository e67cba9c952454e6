import {
  attachRecordingFile,
  prepareEventRecording,
  readOfficeEventRecording,
  releaseEventRecording,
} from '../domain/delivery/index.ts';
import { createEvent, readOfficeEvent, takeSeat } from '../domain/practice/index.ts';
import { startTimes } from './hold-session.ts';
import { readingKey } from './maya-buys.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';

export const evening = {
  title: 'A year in one evening',
  description:
    'We work out the personal year together, everybody her own, and look at what the next twelve months favour.\n\nBring your birth date, paper, and a pen. Questions are welcome.',
  minutes: 75,
  priceCents: 0,
  seats: 20,
  isPublic: true,
};
export const names = {
  title: 'What your name says',
  description:
    'Expression and Soul Urge, letter by letter, in a circle of twelve.\n\nYou need your full birth name. We count it together, talk about the Y, and read two charts of those who want theirs read.',
  minutes: 90,
  priceCents: 2_500,
  seats: 12,
  isPublic: true,
};

/** A workshop that is over, with Maya's seat and its recording; and one that can be booked. */
export async function mayaComesToEvents(past: Past): Promise<void> {
  const { timeline, services, owner, maya } = past;
  const startOf = await startTimes(past);
  const startsAt = startOf(-16, '19:00');
  const held = { actor: owner, eventId: '' };
  timeline.at(timeline.ago({ days: 31 }), async () =>
    Object.assign(held, await createEvent(services, { actor: owner, ...evening, startsAt })),
  );
  timeline.at(timeline.ago({ days: 24 }), async () => {
    const { slug } = await readOfficeEvent(services, held);
    await takeSeat(services, { slug, memberId: maya.id });
  });
  for (const hours of [24, 1]) timeline.wake(later(startsAt, { hours: -hours }), 'event-duties');
  timeline.at(later(startsAt, { hours: 15 }), async () => {
    await prepareEventRecording(services, held);
    const video = await readOfficeEventRecording(services, held);
    const recording = { videoId: video?.id ?? '', fileKey: readingKey, durationSeconds: 20 * 60 };
    await attachRecordingFile(services, { actor: owner, ...recording });
    await releaseEventRecording(services, held);
  });
  timeline.at(timeline.ago({ days: 6 }), () =>
    createEvent(services, { actor: owner, ...names, startsAt: startOf(12, '18:00') }),
  );
}
