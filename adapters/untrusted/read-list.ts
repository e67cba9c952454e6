import Papa from 'papaparse';
import { toJson } from '../../db/sql.ts';
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
  const all = recordsOf(decode(bytes));
  const [header, ...rows] = all.filter((cells) => cells.some((cell) => cell.trim()));
  if (!header || rows.length === 0)
    throw new Unreadable('This file has no lines below its heading. Please choose a CSV file.');
  if (header.length > MOST_COLUMNS) throw new Unreadable(`Please leave at most ${MOST_COLUMNS} columns.`);
  if (rows.length > MOST_LINES || all.length >= MOST_LINES * 2)
    throw new Unreadable(`Please bring at most ${figure(MOST_LINES)} lines at a time.`);
  return { header: header.map(tidy), rows: rows.map((cells) => cells.slice(0, header.length).map(tidy)) };
}

/** Sixty cells of the length that is taken fill half of it. */
const PIECE = 64 * 1024;

/**
 * Piece by piece: for each cell in quotation marks the parser searches all that follows for the next delimiter and the next line, so a
 * file of one quoted column would take the square of its length. Empty lines count: a file of line ends alone would be millions of rows.
 */
function recordsOf(text: string): string[][] {
  const parser = new Papa.Parser({ delimiter: delimiterOf(text), newline: newlineOf(text) });
  const records: string[][] = [];
  for (let from = 0; from < text.length && records.length < MOST_LINES * 2; ) {
    const isLast = from + PIECE >= text.length;
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(
      text.slice(from, from + PIECE),
      0,
      !isLast,
    );
    const torn = errors.find(
      ({ code, row = 0 }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && isLong(data[row])),
    );
    if (torn) throw tornAt(records.length + (torn.row ?? 0));
    if (!isLast && meta.cursor === 0)
      throw new Unreadable(
        `Line ${records.length + 1} is longer than any line of a list; perhaps a quotation mark in it is not closed.`,
      );
    for (const record of data) records.push(record);
    from += isLast ? PIECE : meta.cursor;
  }
  return records;
}

const tornAt = (record: number) =>
  new Unreadable(
    `In line ${record + 1} a quotation mark is opened and not closed: the lines after it would be lost.`,
  );

/** By what most lines end with. */
function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  const begins = text.slice(0, HEADING);
  const count = (end: string) => begins.split(end).length - 1;
  if (count('\n') === 0) return '\r';
  return count('\r\n') * 2 >= count('\n') ? '\r\n' : '\n';
}

/** No heading is longer, and a file of one line would be read three times for it. */
const HEADING = PIECE;

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
