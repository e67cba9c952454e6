import { has } from '../../../shared/problem.ts';

export type Sending = { received: number; size: number };
type Progress = { uploadId: string; received: number; pieceBytes: number };

/** What the server said no to; sending it again would not help. */
export class SendingRefused extends Error {
  /** What was wrong, field by field. */
  fields: Record<string, string> = {};
}

const TRIES = 5;
const PAUSE_MS = 1_000;

type Job = {
  action: string;
  file: File;
  /** What the server is told before the first piece, and after the last. */
  begin: Record<string, string>;
  finish(): Promise<Record<string, string | Blob>>;
  signal: AbortSignal;
  onProgress(sending: Sending): void;
};

/**
 * Sends a file piece by piece, and answers what the server made of it. What has arrived is not sent again: not after a lost
 * connection, and not when the same file is chosen once more tomorrow.
 */
export async function sendPieces(job: Job): Promise<unknown> {
  const { file, onProgress } = job;
  const { size } = file;
  const begin = { intent: 'begin', name: file.name, size: String(size), ...job.begin };
  let progress = await patiently(job, () => postPiece(job, new URLSearchParams(begin)));
  onProgress({ received: progress.received, size });
  while (progress.received < size) {
    const { uploadId, received, pieceBytes } = progress;
    const headers = { 'upload-id': uploadId, 'upload-offset': String(received) };
    const piece = file.slice(received, received + pieceBytes);
    progress = await patiently(job, () =>
      postPiece(job, piece, { ...headers, 'content-type': 'application/octet-stream' }),
    );
    onProgress({ received: progress.received, size });
  }
  const finish = new FormData();
  const facts = { intent: 'finish', uploadId: progress.uploadId, ...(await job.finish()) };
  for (const [name, value] of Object.entries(facts)) finish.set(name, value);
  return patiently(job, () => post(job, finish));
}

async function postPiece(job: Job, body: BodyInit, headers?: HeadersInit): Promise<Progress> {
  const said = await post(job, body, headers);
  if (!isProgress(said)) throw new Error('The server gave an unknown answer.');
  return said;
}

async function post({ action, signal }: Job, body: BodyInit, headers?: HeadersInit): Promise<unknown> {
  const answer = await fetch(action, { method: 'POST', body, headers, signal });
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said;
  const reason = has(said, 'error') && typeof said.error === 'string' ? said.error : undefined;
  if (answer.status < 500 && answer.status !== 429) {
    const fields = has(said, 'fields') && said.fields ? Object.entries(said.fields) : [];
    const refused = new SendingRefused(reason ?? 'It was refused.');
    refused.fields = Object.fromEntries(fields.map(([name, words]) => [name, String(words)]));
    throw refused;
  }
  throw new Error(reason ?? `The server answered ${answer.status}.`);
}

const isProgress = (said: unknown): said is Progress =>
  has(said, 'uploadId') &&
  typeof said.uploadId === 'string' &&
  has(said, 'received') &&
  typeof said.received === 'number' &&
  has(said, 'pieceBytes') &&
  typeof said.pieceBytes === 'number';

/** A lost connection is waited out for a while; a refusal is not. */
async function patiently<T>({ signal }: Job, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || error instanceof SendingRefused || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** (tries - 1)));
    }
  }
}

/** How long a film or sound is, as the browser reads it; undefined when it cannot. */
export function durationOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number | undefined>((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : undefined);
    video.onerror = () => resolve(undefined);
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
