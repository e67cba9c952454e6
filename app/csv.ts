import { webStream } from '../shared/web-stream.ts';

/** A table as a file for spreadsheets, sent row by row, so that its length does not matter. */
export function csvResponse(
  filename: string,
  header: string[],
  rows: AsyncIterable<string[]> | Iterable<string[]>,
): Response {
  async function* lines() {
    // The mark at the beginning tells spreadsheets that this is UTF-8.
    yield encode(`\uFEFF${toCsvLine(header)}`);
    for await (const row of rows) yield encode(toCsvLine(row));
  }
  return new Response(webStream(lines()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]+/g, '-')}"`,
    },
  });
}

const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);

export const toCsvLine = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * What a spreadsheet would take for a formula is marked as text: customers type some of these words. Where the decimal
 * sign is a comma, spreadsheets part cells at `;` as well, some take a tab or a space before a formula, and some its wide signs.
 */
function toCell(value: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
