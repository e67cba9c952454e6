/**
 * Sound, films and files as somebody brought them, rewritten as they come: what is not needed to play them (places, names,
 * pictures of covers, texts, what follows after the end) is blanked or left out, and what lies about itself is refused. Never more
 * than a few megabytes at once; a film's boxes keep their size, since its tables count from the beginning of the file.
 */
import { invalid } from '../errors.ts';
import { cleanFilmBox } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';
import { Incoming, lies } from './incoming.ts';

type Cleaner = (input: Incoming, name: string) => AsyncGenerator<Uint8Array>;
type Form = { kind: 'audio' | 'video' | 'file'; form: string; contentType: string; clean: Cleaner };

/** Whatever it is called to a browser: nothing of it is ever shown, it is downloaded. */
const DOWNLOADED = 'application/octet-stream';
const film: Form = {
  ...{ kind: 'video', form: 'mp4', contentType: 'video/mp4' },
  clean: (input) => cleanFilmBox(input, 'video'),
};
const packed = (form: string): Form => ({ kind: 'file', form, contentType: DOWNLOADED, clean: cleanZip });

/** What is taken, by the ending of its name. What it is, its bytes say. */
const forms: Record<string, Form> = {
  mp4: film,
  m4v: film,
  mov: film,
  webm: { kind: 'video', form: 'webm', contentType: 'video/webm', clean: cleanWebm },
  mp3: { kind: 'audio', form: 'mp3', contentType: 'audio/mpeg', clean: cleanMp3 },
  m4a: {
    ...{ kind: 'audio', form: 'm4a', contentType: 'audio/mp4' },
    clean: (input) => cleanFilmBox(input, 'audio'),
  },
  pdf: { kind: 'file', form: 'pdf', contentType: DOWNLOADED, clean: cleanPdf },
  zip: packed('zip'),
  epub: packed('epub'),
  docx: packed('docx'),
  xlsx: packed('xlsx'),
  pptx: packed('pptx'),
};

export function formOf(name: string): Form {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const form = Object.hasOwn(forms, ending) ? forms[ending] : undefined;
  if (form) return form;
  throw invalid({
    file: 'Please choose a film (MP4, MOV or WebM), sound (MP3 or M4A), or a file (PDF, ZIP, EPUB, Word, Excel or PowerPoint).',
  });
}

/** The content as it may be stored. Throws in the middle when it lies, and what was put until then is nothing. */
export async function* cleaned(name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = new Incoming(content);
  try {
    yield* formOf(name).clean(input, name);
  } finally {
    await input.close();
  }
}

// MP3: its frames alone. Tags at either end, and whatever lies between, are left out.

const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES = [44_100, 48_000, 32_000];
const LOOK = 256 * 1024;
/** Between frames: an old tag at the end, a cut. */
const MOST_OTHER = 1024 * 1024;
const FEWEST_FRAMES = 10;

/** How long the frame is that begins here; nothing where none does. */
function frameLength(bytes: Buffer, at: number): number | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isLayerThree = first === 0xff && (second & 0xe6) === 0xe2;
  const version = (second >> 3) & 3;
  const rate = third >> 4;
  const samples = SAMPLES[(third >> 2) & 3];
  if (!isLayerThree || version === 1 || rate === 0 || rate === 15 || !samples) return undefined;
  const isFirst = version === 3;
  const kilobits = (isFirst ? RATES : LOW_RATES)[rate] ?? 0;
  const perSecond = samples / (isFirst ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((isFirst ? 144 : 72) * kilobits * 1000) / perSecond) + ((third >> 1) & 1);
}

async function* cleanMp3(input: Incoming): AsyncGenerator<Uint8Array> {
  await skipTags(input);
  let frames = 0;
  let other = 0;
  for (;;) {
    const bytes = await input.look(LOOK);
    if (bytes.length === 0) break;
    const { begin, end, count } = nextFrames(bytes, bytes.length < LOOK);
    frames += count;
    other += begin;
    if (other > MOST_OTHER) throw lies('sound');
    yield Buffer.from(bytes.subarray(begin, end));
    await input.skip(Math.max(end, 1));
  }
  if (frames < FEWEST_FRAMES) throw lies('sound');
}

/** The next frames that follow each other, and where they begin. */
function nextFrames(bytes: Buffer, isLast: boolean) {
  for (let begin = 0; begin < bytes.length; begin++) {
    let end = begin;
    let count = 0;
    for (let length = frameLength(bytes, end); length; length = frameLength(bytes, end)) {
      if (end + length > bytes.length) break;
      end += length;
      count += 1;
    }
    // One by itself may be two bytes of anything.
    if (count > 1 || (count === 1 && isLast && begin === 0)) return { begin, end, count };
  }
  return { begin: bytes.length, end: bytes.length, count: 0 };
}

async function skipTags(input: Incoming): Promise<void> {
  for (let tag = await input.look(10); tag.toString('latin1', 0, 3) === 'ID3'; tag = await input.look(10)) {
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((tag[at] ?? 0) & 127), 0);
    await input.skip(10 + size);
  }
}

// PDF: from its first byte to its end, without scripts and what it would start.

/** As names stand in a PDF; any letter of them may be written as #4A. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])|\/JS[\s(<]/;
const END = '%%EOF';
const TAIL = 1_024;

async function* cleanPdf(input: Incoming): AsyncGenerator<Uint8Array> {
  if ((await input.look(5)).toString('latin1') !== '%PDF-') throw lies('PDF');
  let before = '';
  let tail = Buffer.alloc(0);
  for (;;) {
    const bytes = await input.takeUpTo(LOOK);
    if (bytes.length === 0) break;
    const text = before + bytes.toString('latin1');
    const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (ACTIVE.test(plain))
      throw invalid({
        file: 'This PDF brings scripts, forms or files of its own. Please print it as a plain PDF.',
      });
    before = text.slice(-96);
    const held = Buffer.concat([tail, bytes]);
    const sure = Math.max(0, held.length - TAIL);
    yield held.subarray(0, sure);
    tail = held.subarray(sure);
  }
  const end = tail.lastIndexOf(END);
  if (end < 0) throw lies('PDF');
  yield Buffer.concat([tail.subarray(0, end + END.length), Buffer.from('\n')]);
}

// ZIP, and what is one inside: read by its list at the end.

const LIST_END = 22;
const MOST_LIST = 1024 * 1024;
const MOST_UNPACKED = 1024 ** 3;
/** Of what is unpacked, for each byte that is packed. */
const MOST_TIMES = 200;
const RUNS = /\.(?:exe|com|scr|bat|cmd|msi|m?js|jse|vbs|vbe|wsf|ps1|jar|app|lnk|hta|dll|sh|x?html?|svgz?)$/i;
const BOOKS = /\.(?:x?html?|svg)$/i;
const MACROS = /vbaProject\.bin$|\/macrosheets\/|\/activeX\//i;

async function* cleanZip(input: Incoming, name: string): AsyncGenerator<Uint8Array> {
  if ((await input.look(4)).toString('latin1') !== 'PK\x03\x04') throw lies('ZIP file');
  let size = 0;
  let tail = Buffer.alloc(0);
  for (;;) {
    const bytes = await input.takeUpTo(LOOK);
    if (bytes.length === 0) break;
    size += bytes.length;
    yield bytes;
    tail = Buffer.from(Buffer.concat([tail, bytes]).subarray(-MOST_LIST));
  }
  checkList(tail, size, name);
}

/** Nothing before, between or after what the list names, nothing that a double click would run, and no bomb. */
function checkList(tail: Buffer, size: number, name: string): void {
  const at = tail.length - LIST_END;
  if (at < 0 || tail.readUInt32LE(at) !== 0x06054b50) throw lies('ZIP file');
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const begins = tail.readUInt32LE(at + 16);
  const fits = count > 0 && begins + length + LIST_END === size && length <= at;
  if (!fits) throw lies('ZIP file');
  const names: string[] = [];
  let unpacked = 0;
  let begin = at - length;
  for (let i = 0; i < count; i++) {
    if (begin + 46 > at || tail.readUInt32LE(begin) !== 0x02014b50) throw lies('ZIP file');
    if (tail.readUInt16LE(begin + 8) & 1) throw invalid({ file: 'This file is locked with a password.' });
    unpacked += tail.readUInt32LE(begin + 24);
    const nameLength = tail.readUInt16LE(begin + 28);
    names.push(tail.toString('utf8', begin + 46, begin + 46 + nameLength));
    begin += 46 + nameLength + tail.readUInt16LE(begin + 30) + tail.readUInt16LE(begin + 32);
  }
  if (begin !== at) throw lies('ZIP file');
  if (unpacked > MOST_UNPACKED || unpacked > size * MOST_TIMES)
    throw invalid({ file: 'Unpacked, this would be far larger than it is. Please choose another one.' });
  checkNames(names, name);
}

function checkNames(names: string[], ofFile: string): void {
  const isBook = /\.epub$/i.test(ofFile);
  const isOffice = /\.(?:docx|xlsx|pptx)$/i.test(ofFile);
  if (isOffice && !names.includes('[Content_Types].xml')) throw lies('document');
  for (const one of names) {
    const leads =
      one.startsWith('/') || one.includes('\\') || one.split('/').includes('..') || one.includes('\0');
    const runs = MACROS.test(one) || (RUNS.test(one) && !(isBook && BOOKS.test(one)));
    if (leads || runs)
      throw invalid({ file: `There is something in it that is not taken: ${one.slice(0, 80)}` });
  }
}
