import Papa from 'papaparse';
import { toJson } from '../../db/json.ts';
import { figure } from '../../shared/figures.ts';
import { type ReadList, Unreadable } from './untrusted.ts';

const MOST_LINES = 200_000;
const MOST_COLUMNS = 60;

/** Some thousand rows go to the database at once, each portion as the text that it takes. */
const PORTION = 2_000;
const CELL_LENGTH = 500;

/**
 * A list as spreadsheets write it: commas, semicolons or tabs, in UTF-8 or, from older programs, in Windows-1252 or
 * UTF-16. The first line names the columns.
 */
export function readList(bytes: Uint8Array): ReadList {
  const { header, rows } = readCsv(bytes);
  const portions: string[] = [];
  for (let at = 0; at < rows.length; at += PORTION) portions.push(toJson(rows.slice(at, at + PORTION)));
  return { header, lines: rows.length, portions };
}

export function readCsv(bytes: Uint8Array): { header: string[]; rows: string[][] } {
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // Empty lines are left out below; but a file of line ends alone would otherwise be millions of rows.
    preview: MOST_LINES * 2,
  });
  const torn = errors.find(
    ({ code, row = 0 }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && isLong(data[row])),
  );
  if (torn) {
    const line = (torn.row ?? 0) + 1;
    throw new Unreadable(
      `In line ${line} a quotation mark is opened and not closed: the lines after it would be lost.`,
    );
  }
  const [header, ...rows] = data.filter((cells) => cells.some((cell) => cell.trim()));
  if (!header || rows.length === 0)
    throw new Unreadable('This file has no lines below its heading. Please choose a CSV file.');
  if (header.length > MOST_COLUMNS) throw new Unreadable(`Please leave at most ${MOST_COLUMNS} columns.`);
  if (rows.length > MOST_LINES || data.length === MOST_LINES * 2)
    throw new Unreadable(`Please bring at most ${figure(MOST_LINES)} lines at a time.`);
  return { header: header.map(tidy), rows: rows.map((cells) => cells.slice(0, header.length).map(tidy)) };
}

/** No heading is longer, and a file of one line would be read three times for it. */
const HEADING = 100_000;

/** The one that makes most columns of the heading: below it, lines may hold anything. */
function delimiterOf(text: string): string {
  const columnsBy = (delimiter: string) =>
    Papa.parse<string[]>(text.slice(0, HEADING), { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [',', ';', '\t'].reduce((best, other) => (columnsBy(other) > columnsBy(best) ? other : best));
}

/** Control characters have no place in a cell, and the database refuses the first of them. */
const tidy = (cell: string) =>
  cell
    .slice(0, CELL_LENGTH * 2)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, CELL_LENGTH);

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
