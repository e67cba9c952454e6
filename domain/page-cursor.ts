import { isId } from './ids.ts';

/** Where a page of a list ends, as it stands in an address. */
export type PageCursor = { at: Date; id: string };

export function writeCursor({ at, id }: PageCursor): string {
  return `${at.getTime()}_${id}`;
}

/** Undefined for whatever is no cursor: the list then starts from the top. */
export function readCursor(text: string | null): PageCursor | undefined {
  const [, time, id = ''] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const at = new Date(Number(time));
  return Number.isNaN(at.getTime()) || !isId(id) ? undefined : { at, id };
}
