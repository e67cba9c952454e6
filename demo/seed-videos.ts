import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assets } from '../db/project-folder.ts';
import { purchases, videoPositions, videos } from '../db/schema/index.ts';
import type { Services } from '../domain/services.ts';

const DAY = 24 * 3_600_000;
const LENGTH_SECONDS = 20 * 60;
const fileKey = 'videos/demo-reading.webm';
const captionsKey = 'videos/demo-reading.vtt';

/** A 20-minute reading with captions, seen as far as the seventh minute, and one that is still being recorded. */
export async function seedVideos({ db, files, clock }: Services, memberId: string): Promise<void> {
  await Promise.all([
    files.put(fileKey, await asset('demo-reading.webm'), { contentType: 'video/webm' }),
    files.put(captionsKey, await asset('demo-reading.vtt'), { contentType: 'text/vtt; charset=utf-8' }),
  ]);
  const now = clock.now().getTime();
  const purchase = { userId: memberId, email: 'member@demo.local', productType: 'video' as const };
  const bought = await db
    .insert(purchases)
    .values([
      { ...purchase, productName: 'Video Reading', purchaseDate: new Date(now - 31 * DAY) },
      { ...purchase, productName: 'Mini Video Reading', purchaseDate: new Date(now - 0.2 * DAY) },
    ])
    .returning({ id: purchases.id });
  const [seen] = await db
    .insert(videos)
    .values([
      {
        purchaseId: bought[0]?.id ?? '',
        title: 'Video Reading',
        plannedMinutes: 20,
        fileKey,
        captionsKey,
        durationSeconds: LENGTH_SECONDS,
        releasedAt: new Date(now - 30 * DAY),
      },
      {
        purchaseId: bought[1]?.id ?? '',
        title: 'Mini Video Reading',
        plannedMinutes: 15,
        dueAt: new Date(now + 0.8 * DAY),
      },
    ])
    .returning({ id: videos.id });
  await db
    .insert(videoPositions)
    .values({ userId: memberId, videoId: seen?.id ?? '', positionSeconds: 432, furthestSeconds: 432 });
}

const asset = (name: string) => readFile(join(assets.demo, name));
