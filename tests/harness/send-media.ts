import type { Browserlike } from './browserlike.ts';

export const UPLOAD = '/office/media/upload';
export type SentMedia = { id: string; address: string; markdown: string; title: string; version: number };

export type Answer = {
  status: number;
  said: { fields?: Record<string, string>; error?: string } & Partial<SentMedia>;
};

/** Sends a picture as the library's page does. */
export async function sendPicture(
  who: Browserlike,
  bytes: Uint8Array,
  more: { alt?: string; name?: string; replaces?: string } = {},
): Promise<Answer> {
  const { alt = 'A desk by the window', name = 'whatever.txt', replaces } = more;
  const body = new FormData();
  body.set('intent', 'picture');
  body.set('picture', new File([new Uint8Array(bytes)], name, { type: 'text/plain' }));
  body.set('alt', alt);
  if (replaces) body.set('replaces', replaces);
  const answer = await who.fetch(UPLOAD, { method: 'POST', body });
  return { status: answer.status, said: await answer.json().catch(() => ({})) };
}

type Whole = { name: string; size: number; alt?: string; replaces?: string };
type Begun = { uploadId: string; received: number; pieceBytes: number };

export async function beginMedia(who: Browserlike, whole: Whole) {
  const { alt = 'A film', replaces, ...rest } = whole;
  const fields = { intent: 'begin', alt, ...rest, ...(replaces && { replaces }) };
  const words = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const answer = await who.fetch(UPLOAD, { method: 'POST', body: words });
  const said: Begun & Answer['said'] = await answer.json().catch(() => ({}));
  return { status: answer.status, said };
}

export async function sendPiece(
  who: Browserlike,
  { uploadId, at, bytes }: { uploadId: string; at: number; bytes: Uint8Array },
) {
  const headers = {
    'content-type': 'application/octet-stream',
    'upload-id': uploadId,
    'upload-offset': String(at),
  };
  const answer = await who.fetch(UPLOAD, { method: 'POST', headers, body: new Uint8Array(bytes) });
  const said: Begun & Answer['said'] = await answer.json().catch(() => ({}));
  return { status: answer.status, said };
}

export async function finishMedia(
  who: Browserlike,
  uploadId: string,
  more: { seconds?: string; poster?: Uint8Array } = {},
) {
  const body = new FormData();
  body.set('intent', 'finish');
  body.set('uploadId', uploadId);
  if (more.seconds) body.set('seconds', more.seconds);
  if (more.poster) body.set('poster', new File([new Uint8Array(more.poster)], 'poster.jpg'));
  const answer = await who.fetch(UPLOAD, { method: 'POST', body });
  const said: Answer['said'] = await answer.json().catch(() => ({}));
  return { status: answer.status, said };
}

/** A film, sound or file from its first piece to the library; or the first refusal on the way. */
export async function sendMedia(
  who: Browserlike,
  bytes: Uint8Array,
  more: Omit<Whole, 'size'> & { seconds?: string; poster?: Uint8Array },
): Promise<Answer> {
  const { seconds, poster, ...whole } = more;
  const begun = await beginMedia(who, { ...whole, size: bytes.length });
  if (begun.status !== 200) return begun;
  const { uploadId, pieceBytes } = begun.said;
  for (let at = begun.said.received; at < bytes.length; at += pieceBytes) {
    const sent = await sendPiece(who, { uploadId, at, bytes: bytes.subarray(at, at + pieceBytes) });
    if (sent.status !== 200) return sent;
  }
  return finishMedia(who, uploadId, { seconds, poster });
}
