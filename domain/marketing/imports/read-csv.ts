import Papa from 'papaparse';
import { figure } from '../../../shared/figures.ts';
import { invalid } from '../../errors.ts';

const MOST_LINES = 200_000;
const MOST_COLUMNS = 60;

/**
 * A list as spreadsheets write it: commas, semicolons or tabs, in UTF-8 or, from older programs, in Windows-1252 or
 * UTF-16. The first line names the columns.
 */
export function readCsv(bytes: Uint8Array): { header: string[]; rows: string[][] } {
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const torn = errors.find(
    ({ code, row = 0 }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && isLong(data[row])),
  );
  if (torn) {
    throw invalid({
      file: `In line ${(torn.row ?? 0) + 1} a quotation mark is opened and not closed: the lines after it would be lost.`,
    });
  }
  const [header, ...rows] = data.filter((cells) => cells.some((cell) => cell.trim()));
  if (!header || rows.length === 0) {
    throw invalid({ file: 'This file has no lines below its heading. Please choose a CSV file.' });
  }
  if (header.length > MOST_COLUMNS) throw invalid({ file: `Please leave at most ${MOST_COLUMNS} columns.` });
  if (rows.length > MOST_LINES) {
    throw invalid({ file: `Please bring at most ${figure(MOST_LINES)} lines at a time.` });
  }
  return { header: header.map(tidy), rows: rows.map((cells) => cells.slice(0, header.length).map(tidy)) };
}

/** The one that makes most columns of the heading: below it, lines may hold anything. */
function delimiterOf(text: string): string {
  const columnsBy = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [',', ';', '\t'].reduce((best, other) => (columnsBy(other) > columnsBy(best) ? other : best));
}

/** Control characters have no place in a cell, and the database refuses the first of them. */
const tidy = (cell: string) =>
  cell
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500);

/** Over several lines of the file. */
const isLong = (cells: string[] = []) => cells.some((cell) => cell.includes('\n'));

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
