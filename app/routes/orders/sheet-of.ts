import { isPrintSheet, type PrintSheet } from '../../../documents/index.ts';

/** `?sheet=a4` or `?sheet=letter` asks for the white version; anything else is the one for a screen. */
export function sheetOf(request: Request): PrintSheet | undefined {
  const sheet = new URL(request.url).searchParams.get('sheet');
  return isPrintSheet(sheet) ? sheet : undefined;
}
