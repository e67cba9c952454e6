import Papa from 'papaparse';
import { invalid } from '../../errors.ts';

const MOST_LINES = 200_000;
const MOST_COLUMNS = 60;

/**
 * A list as spreadsheets write it: commas, semicolons or tabs, in UTF-8 or, from older programs, in Windows-1252. The
 * first line names the columns.
 */
export function readCsv(bytes: Uint8Array): { header: string[]; rows: string[][] } {
  const { data } = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [header, ...rows] = data;
  if (!header || rows.length === 0) {
    throw invalid({ file: 'This file has no lines below its heading. Please choose a CSV file.' });
  }
  if (header.length > MOST_COLUMNS) throw invalid({ file: `Please leave at most ${MOST_COLUMNS} columns.` });
  if (rows.length > MOST_LINES) {
    throw invalid({ file: `Please bring at most ${MOST_LINES.toLocaleString('en-GB')} lines at a time.` });
  }
  return { header: header.map(tidy), rows: rows.map((cells) => cells.slice(0, header.length).map(tidy)) };
}

/** Control characters have no place in a cell, and the database refuses the first of them. */
const tidy = (cell: string) =>
  cell
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500);

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
