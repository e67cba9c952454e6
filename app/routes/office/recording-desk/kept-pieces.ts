/**
 * Pieces of a recording that the server has not confirmed, in the browser's own store: a closed tab, a dead battery or a
 * broken line keep them, and the desk sends them when it is opened again.
 */
export type KeptPiece = { partId: string; at: number; seconds: number; blob: Blob };

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

export const keepPiece = (piece: KeptPiece) => within('readwrite', (store) => store.put(piece));
export const forgetPiece = ({ partId, at }: KeptPiece) =>
  within('readwrite', (store) => store.delete([partId, at]));

/** Those of these parts, in the order they were recorded. */
export async function keptPieces(partIds: string[]): Promise<KeptPiece[]> {
  const all: KeptPiece[] = await within('readonly', (store) => store.getAll());
  return all.filter(({ partId }) => partIds.includes(partId)).sort((one, other) => one.at - other.at);
}
