import type { Tx } from '../../../../db/connect.ts';
import { invalid, notFound } from '../../../errors.ts';
import { removeLater } from '../../../file-removal/index.ts';
import { staffVerb } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import { orderOfVideo } from '../order-of-video.ts';
import { lockVideo, type VideoRow } from '../queries.ts';
import { replaceRecording } from '../replace-recording.ts';
import { piecesFolder } from './pieces.ts';
import { finishUploadRow } from './queries.ts';

type Attached = {
  videoId: string;
  /** Either a file of ours or a link to where it can be watched. */
  fileKey?: string;
  link?: string;
  durationSeconds?: number;
  uploadId?: string;
};

const A_DAY = 24 * 3600;

/** Lays a recording beside its order or event. Whoever can see it already gets the new one in its place. */
export const attachRecording = staffVerb<Attached, void>(
  'video.attached',
  async (services, tx, { videoId, fileKey, link, durationSeconds, uploadId }) => {
    const before = await lockVideo(tx, knownId(videoId, 'Video'));
    if (!before) throw notFound('Video');
    if (!fileKey && !(link && URL.canParse(link) && new URL(link).protocol === 'https:')) {
      throw invalid({ link: 'Please give a link that begins with https://' });
    }
    const seconds = durationSeconds && durationSeconds < A_DAY ? Math.ceil(durationSeconds) : null;
    await replaceRecording(services, tx, before, {
      fileKey: fileKey ?? null,
      link: fileKey ? null : link,
      durationSeconds: seconds || null,
      // They are the words of the recording before.
      captionsKey: null,
    });
    if (uploadId) {
      await finishUploadRow(tx, uploadId, services.clock.now());
      await removeLater(services, tx, { keys: [piecesFolder(uploadId)], reason: 'a recording arrived' });
    }
    return {
      about: await subjectOf(tx, before),
      before: { recording: kindOf(before) },
      after: { recording: kindOf({ fileKey: fileKey ?? null, link: link ?? null }) },
      answer: undefined,
    };
  },
);

const kindOf = ({ fileKey, link }: { fileKey: string | null; link: string | null }) =>
  fileKey ? 'a file' : link ? 'a link' : undefined;

async function subjectOf(tx: Tx, { id, eventId, title }: VideoRow) {
  if (eventId) return { kind: 'event', id: eventId, label: title };
  const { orderId, number } = await orderOfVideo(tx, id);
  return { kind: 'order', id: orderId, label: number };
}
