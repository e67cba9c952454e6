import { inflateSync } from 'node:zlib';

/** Where a string begins on its page, from the top left corner. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  /** Of its type, in points. */
  size: number;
  /** As the file calls it, such as /F1. */
  font: string;
}

export interface ReadPage {
  text: string;
  placed: PlacedText[];
  /** The drawing operators, uncompressed. */
  operators: string;
}

export interface ReadPdf {
  pages: ReadPage[];
  outline: string[];
  /** Everything except streams. */
  objects: string;
}

/** Reads back what our own writer wrote: enough of PDF to see pages as text, and no more. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, splitStream(body));
  }
  const get = (reference: string | undefined) =>
    objects.get(reference ?? '') ?? { dictionary: '', stream: '' };
  const kids =
    [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Pages'))?.dictionary ?? '';
  const pageIds = [...(/\/Kids \[(.*?)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
    (match) => match[1],
  );
  const pages = pageIds.map((id) => {
    const { dictionary } = get(id);
    const resources = get(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary;
    const letters = new Map<string, string[]>();
    for (const [, name = '', font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      letters.set(name, readToUnicode(get(/\/ToUnicode (\d+) 0 R/.exec(get(font).dictionary)?.[1]).stream));
    }
    const operators = get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).stream;
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(dictionary)?.[1]);
    const placed = readTexts(operators, letters, height);
    return { text: placed.map(({ text }) => text).join('\n'), placed, operators };
  });
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary);
  const outline = dictionaries
    .filter((dictionary) => dictionary.includes('/Dest [') && dictionary.includes('/Title'))
    .map((dictionary) => readString(/\/Title \(([\s\S]*?)(?<!\\)\)/.exec(dictionary)?.[1] ?? ''));
  return { pages, outline, objects: dictionaries.join('\n') };
}

function splitStream(body: string): { dictionary: string; stream: string } {
  const at = body.indexOf('\nstream\n');
  if (at < 0) return { dictionary: body, stream: '' };
  const dictionary = body.slice(0, at);
  const raw = Buffer.from(body.slice(at + 8, body.lastIndexOf('\nendstream')), 'latin1');
  const isPlain = !dictionary.includes('FlateDecode');
  return { dictionary, stream: (isPlain ? raw : inflateSync(raw)).toString('latin1') };
}

function readToUnicode(cmap: string): string[] {
  const letters: string[] = [];
  for (const [, start = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ''], at) => {
      const codes = units
        .split(' ')
        .filter(Boolean)
        .map((unit) => Number.parseInt(unit, 16));
      letters[Number.parseInt(start, 16) + at] = String.fromCharCode(...codes);
    });
  }
  return letters;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Follows the font, the place and the strings, through whatever turned or scaled the page around them. */
function readTexts(operators: string, fonts: Map<string, string[]>, height: number): PlacedText[] {
  const placed: PlacedText[] = [];
  let letters: string[] = [];
  let look = { font: '', size: 0 };
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  for (const line of operators.split('\n')) {
    const [, font, size] = /^\/(F\d+) ([\d.]+) Tf$/.exec(line) ?? [];
    if (font) {
      letters = fonts.get(font) ?? [];
      look = { font, size: Number(size) };
    }
    const place = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
    if (line === 'q') saved.push(matrix);
    if (line === 'Q') matrix = saved.pop() ?? matrix;
    if (line.endsWith(' cm')) matrix = times(line.split(' ').slice(0, 6).map(Number) as never, matrix);
    if (place) {
      const at = times([1, 0, 0, 1, Number(place[1]), Number(place[2])], matrix);
      placed.push({ text: '', x: at[4], y: height - at[5], ...look });
    }
    if (!line.endsWith(' TJ')) continue;
    const last = placed.at(-1);
    for (const [, glyphs = ''] of line.matchAll(/<([0-9a-f]+)>/g)) {
      for (const [glyph] of glyphs.matchAll(/.{4}/g))
        if (last) last.text += letters[Number.parseInt(glyph, 16)] ?? '';
    }
  }
  return placed.filter(({ text }) => text.trim() !== '');
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function readString(raw: string): string {
  const bytes = Buffer.from(
    raw.replace(
      /\\([nrtbf()\\])/g,
      (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
    ),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
