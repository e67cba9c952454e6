import { useEffect, useEffectEvent, useState } from 'react';
import { has } from '../../../../shared/problem.ts';

const LONGEST_PAUSE_MS = 10_000;

/** Begins a part of a chapter; gives its id. */
export async function beginPart(action: string, videoId: string, chapter: number): Promise<string> {
  const body = new URLSearchParams({ videoId, chapter: String(chapter) });
  const said = await answerOf(await fetch(action, { method: 'POST', body }));
  if (!has(said, 'partId') || typeof said.partId !== 'string')
    throw new Error('The server gave an unknown answer.');
  return said.partId;
}

async function answerOf(answer: Response): Promise<unknown> {
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said;
  throw new Error(
    has(said, 'error') && typeof said.error === 'string'
      ? said.error
      : `The server answered ${answer.status}.`,
  );
}

/** Sends pieces one after another, each until it has arrived. What waits is kept in the browser meanwhile. */
class PieceSender {
  private readonly action: string;
  private readonly onChange: (waiting: number, problem?: string) => void;
  private readonly queue: KeptPiece[] = [];
  private isRunning = false;
  private idle: (() => void)[] = [];

  constructor(action: string, onChange: PieceSender['onChange']) {
    this.action = action;
    this.onChange = onChange;
  }

  add(piece: KeptPiece): void {
    this.queue.push(piece);
    // Without room in the browser's store it is sent all the same.
    void keepPiece(piece).catch(() => undefined);
    void this.run();
  }

  /** When everything so far has arrived. */
  empty(): Promise<void> {
    return this.isRunning ? new Promise((resolve) => this.idle.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let piece = this.queue[0], tries = 0; piece; piece = this.queue[0]) {
      this.onChange(this.queue.length);
      try {
        await this.send(piece);
        this.queue.shift();
        tries = 0;
        void forgetPiece(piece).catch(() => undefined);
      } catch (error) {
        this.onChange(this.queue.length, error instanceof Error ? error.message : 'The line is broken.');
        await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries++, LONGEST_PAUSE_MS)));
      }
    }
    this.isRunning = false;
    this.onChange(0);
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async send({ partId, at, seconds, blob }: KeptPiece): Promise<void> {
    const headers = {
      'content-type': 'application/octet-stream',
      'part-id': partId,
      'piece-at': String(at),
      'part-seconds': seconds.toFixed(2),
    };
    const answer = await fetch(this.action, { method: 'POST', body: blob, headers });
    // A chapter that was taken again meanwhile does not want it any more.
    if (answer.status === 404) return;
    await answerOf(answer);
  }
}

/**
 * Pieces of a recording that the server has not confirmed, in the browser's own store: a closed tab, a dead battery or a
 * broken line keep them, and the desk sends them when it is opened again.
 */
type KeptPiece = { partId: string; at: number; seconds: number; blob: Blob };

const STORE = 'pieces';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('aura.recording', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['partId', 'at'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = work(db.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

const keepPiece = (piece: KeptPiece) => within('readwrite', (store) => store.put(piece));
const forgetPiece = ({ partId, at }: KeptPiece) => within('readwrite', (store) => store.delete([partId, at]));

/** Those of these parts, in the order they were recorded. */
async function keptPieces(partIds: string[]): Promise<KeptPiece[]> {
  const all: KeptPiece[] = await within('readonly', (store) => store.getAll());
  return all.filter(({ partId }) => partIds.includes(partId)).sort((one, other) => one.at - other.at);
}

type Options = { action: string; partIds: string[]; onSent(): void };

/** Sends what is recorded, and once, when the desk is opened, what an earlier visit could not send. */
export function useSender({ action, partIds, onSent }: Options) {
  const [sending, setSending] = useState<{ waiting: number; problem?: string }>({ waiting: 0 });
  const [sender] = useState(
    () => new PieceSender(action, (waiting, problem) => setSending({ waiting, problem })),
  );
  const sendLeft = useEffectEvent(async () => {
    const pieces = await keptPieces(partIds);
    if (pieces.length === 0) return;
    for (const piece of pieces) sender.add(piece);
    await sender.empty();
    onSent();
  });
  useEffect(() => void sendLeft().catch(() => undefined), []);
  return { sender, sending };
}
