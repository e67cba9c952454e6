import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenProductId } from '../content/catalogue.ts';
import { assets } from '../db/project-folder.ts';
import { requestRefund, savePosition } from '../domain/delivery/index.ts';
import { type Bought, buy, giveDetails, handOver, videoOf } from './buy.ts';
import type { Past } from './past.ts';

const LENGTH_SECONDS = 20 * 60;
const SEEN_SECONDS = 432;
/** The one recording that the demo brings along. */
export const readingKey = 'videos/demo-reading.webm';
const captionsKey = 'videos/demo-reading.vtt';
const self = { fullName: 'Maya Okafor', birthDate: '1990-07-04' };

/**
 * Seven orders: a report, two packages of sessions, a video that she has begun to watch, the Circle with its course,
 * a couple's snapshot that she took back, and a mini reading whose details she gave today.
 */
export function mayaBuys(past: Past): void {
  const { timeline } = past;
  const ago = timeline.ago.bind(timeline);
  const order = (productId: WrittenProductId, at: Date) =>
    buy(past, at, { productId, email: past.maya.email, memberId: past.maya.id });

  const report = order('report', ago({ days: 44, hours: 23 }));
  giveDetails(past, ago({ days: 44, hours: 22 }), report, { answers: self });

  const first = order('transformation', ago({ days: 39 }));
  giveDetails(past, ago({ days: 38, hours: 20 }), first, { answers: self });

  takeBack(past, order('couples-snapshot', ago({ days: 36 })));

  const reading = order('video-reading', ago({ days: 31 }));
  const questions = 'How do I stop saying yes in doorways?';
  giveDetails(past, ago({ days: 30, hours: 23 }), reading, { answers: { ...self, questions } });
  watchReading(past, reading);

  const circle = order('membership', ago({ days: 26 }));
  giveDetails(past, ago({ days: 26, minutes: -20 }), circle, { answers: self });
  // The letter about her month goes with the hourly round, and once more when a new month begins.
  timeline.wake(ago({ days: 25, hours: 23 }), 'write-month-letters');
  const { year: y, month } = monthOf(timeline.now());
  timeline.wake(new Date(Date.UTC(y, month, 1, 9, 7)), 'write-month-letters');

  const second = order('transformation', ago({ days: 13 }));
  giveDetails(past, ago({ days: 12, hours: 23 }), second, { answers: self });

  const mini = order('mini-reading', ago({ days: 9 }));
  giveDetails(past, ago({ hours: 5 }), mini, { answers: self });
}

const monthOf = (moment: Date) => ({ year: moment.getUTCFullYear(), month: moment.getUTCMonth() });

/** Bought by mistake, and asked back on the same day: the guarantee decides that by itself. */
function takeBack({ timeline, services, maya }: Past, snapshot: Bought): void {
  timeline.at(timeline.ago({ days: 35, hours: 20 }), () =>
    requestRefund(
      services,
      { memberId: maya.id, orderId: snapshot.orderId },
      { why: 'I meant to order the video.' },
    ),
  );
}

/** Twenty minutes with captions, seen as far as the eighth. */
function watchReading(past: Past, reading: Bought): void {
  const { timeline, services, maya } = past;
  timeline.at(timeline.ago({ days: 30, hours: 4 }), async () => {
    const { files } = services;
    await files.put(readingKey, await asset('demo-reading.webm'), { contentType: 'video/webm' });
    await files.put(captionsKey, await asset('demo-reading.vtt'), { contentType: 'text/vtt; charset=utf-8' });
  });
  const file = { fileKey: readingKey, captionsKey, durationSeconds: LENGTH_SECONDS };
  handOver(past, timeline.ago({ days: 30, hours: 3 }), reading, { file });
  timeline.at(timeline.ago({ days: 29 }), async () => {
    const videoId = await videoOf(past, reading);
    await savePosition(services, { memberId: maya.id, videoId, seconds: SEEN_SECONDS });
  });
}

const asset = (name: string) => readFile(join(assets.demo, name));
