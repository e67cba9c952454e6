import type { Services } from '../../services.ts';
import { listVideoPurchases } from './queries.ts';

type Row = Awaited<ReturnType<typeof listVideoPurchases>>[number];
export type VideoCard = ReturnType<typeof toVideoCard>;

export async function readVideos({ db, clock }: Services, { memberId }: { memberId: string }) {
  const rows = await listVideoPurchases(db, memberId);
  return rows.map((row) => toVideoCard(row, clock.now()));
}

function toVideoCard({ purchaseId, productName, purchaseDate, video, furthest }: Row, now: Date) {
  const card = {
    key: video?.id ?? purchaseId,
    title: video?.title ?? productName,
    length: video ? lengthLabel(video) : undefined,
    purchasedAt: purchaseDate.toISOString(),
  };
  if (!video) return { ...card, state: 'waiting' as const };
  if (!video.releasedAt) {
    const dueAt = video.dueAt?.toISOString();
    return { ...card, state: 'recording' as const, dueAt, late: video.dueAt ? video.dueAt < now : false };
  }
  if (video.link) return { ...card, state: 'linked' as const, link: video.link };
  const seconds = video.durationSeconds ?? video.plannedMinutes * 60;
  return {
    ...card,
    state: 'ready' as const,
    videoId: video.id,
    watched: Math.min(100, Math.round(((furthest ?? 0) / seconds) * 100)),
  };
}

/** '20 min': as long as it is, or as long as it is meant to be. */
export function lengthLabel(video: { durationSeconds: number | null; plannedMinutes: number }): string {
  const minutes = video.durationSeconds
    ? Math.max(1, Math.round(video.durationSeconds / 60))
    : video.plannedMinutes;
  return `${minutes} min`;
}
