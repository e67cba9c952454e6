import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { claimingPng, repeat } from './hostile-inputs.ts';
import {
  box,
  element,
  id3,
  MARK,
  madeFilm,
  madeMp3,
  madePdf,
  madeSound,
  madeWebm,
  madeZip,
  openedWebm,
} from './made-media.ts';

/** `bytes` under a name that lies, or with more in them than they need. */
export type HostileMedia = { what: string; name: string; bytes: Uint8Array };

const mark = Buffer.from(MARK);
const html = Buffer.from(`<!doctype html><html><body>${MARK}</body></html>`);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="marked()">${MARK}</svg>`);
const runs = [
  ['Windows', Buffer.concat([Buffer.from('MZ'), randomBytes(400)])],
  ['Linux', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), randomBytes(400)])],
  ['a shell', Buffer.from(`#!/bin/sh\n${MARK}`)],
  ['a page', html],
  ['a drawing with a script', svg],
  ['PHP', Buffer.from(`<?php ${MARK} ?>`)],
  ['nothing', Buffer.from(' ')],
  ['noise', randomBytes(5_000)],
] as const;
const endings = [
  'jpg',
  'png',
  'gif',
  'webp',
  'avif',
  'mp4',
  'mov',
  'webm',
  'mp3',
  'm4a',
  'pdf',
  'zip',
  'docx',
  'epub',
];

/** What is something else than its name says: every such thing under every ending. */
const wrongTypes = (): HostileMedia[] =>
  runs.flatMap(([what, bytes]) =>
    endings.map((ending) => ({ what: `${what} as ${ending}`, name: `a.${ending}`, bytes })),
  );

const forbiddenNames = (): HostileMedia[] =>
  ['html', 'svg', 'js', 'exe', 'php', 'htm', 'swf', 'jar', 'xhtml', 'mp4.html', 'jpg.svg', 'hta'].map(
    (ending) => ({
      what: `called ${ending}`,
      name: `a.${ending}`,
      bytes: html,
    }),
  );

async function picturePolyglots(): Promise<HostileMedia[]> {
  const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#b8892f' } });
  const exif = { IFD0: { Copyright: MARK, ImageDescription: MARK }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } };
  const jpeg = await plain().withExif(exif).jpeg().toBuffer();
  const png = await plain().png().toBuffer();
  const gif = await plain().gif().toBuffer();
  const webp = await plain().withExif(exif).webp().toBuffer();
  const avif = await plain().avif().toBuffer();
  const chunk = (type: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    return Buffer.concat([size, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const withChunk = (type: string) =>
    Buffer.concat([png.subarray(0, 33), chunk(type, mark), png.subarray(33)]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, mark.length + 2]), mark]);
  return [
    { what: 'EXIF with a place', name: 'a.jpg', bytes: jpeg },
    { what: 'EXIF in WebP', name: 'a.webp', bytes: webp },
    { what: 'a JPEG before a page', name: 'a.jpg', bytes: Buffer.concat([jpeg, html]) },
    { what: 'a JPEG before a ZIP', name: 'a.jpg', bytes: Buffer.concat([jpeg, madeZip({ 'a.html': html })]) },
    {
      what: 'a JPEG with a comment',
      name: 'a.jpg',
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    },
    { what: 'a PNG before a page', name: 'a.png', bytes: Buffer.concat([png, html]) },
    { what: 'a PNG with words', name: 'a.png', bytes: withChunk('tEXt') },
    { what: 'a PNG with words of its own kind', name: 'a.png', bytes: withChunk('prVt') },
    { what: 'a GIF before a page', name: 'a.gif', bytes: Buffer.concat([gif, html]) },
    { what: 'a GIF that is a script', name: 'a.gif', bytes: Buffer.from(`GIF89a/*${MARK}*/=1;`) },
    { what: 'an AVIF before a page', name: 'a.avif', bytes: Buffer.concat([avif, html]) },
    { what: 'a WebP before a page', name: 'a.webp', bytes: Buffer.concat([webp, html]) },
    { what: 'a bomb that claims', name: 'a.png', bytes: claimingPng(60_000, 60_000, 0) },
    { what: 'a bomb that unpacks', name: 'a.png', bytes: claimingPng(7_000, 7_000) },
    { what: 'a bomb of one long row', name: 'a.png', bytes: claimingPng(49_000_000, 1) },
    { what: 'half of a JPEG', name: 'a.jpg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { what: 'a PNG called JPEG', name: 'a.jpg', bytes: Buffer.concat([png, mark]) },
    { what: 'a TIFF', name: 'a.jpg', bytes: await plain().tiff().toBuffer() },
  ];
}

function films(): HostileMedia[] {
  const udta = box('udta', box('name', mark));
  const odd = (type: string) => box(type, mark);
  const film = madeFilm();
  const made: [string, Uint8Array][] = [
    ['places and names in the film', madeFilm({ inMovie: [udta] })],
    ['places and names in a track', madeFilm({ inTrack: [udta] })],
    ...['meta', 'uuid', 'free', 'skip', 'junk', 'XMP_', 'wide', 'cprt'].map((type): [string, Uint8Array] => [
      `a box ${type}`,
      madeFilm({ inMovie: [odd(type)] }),
    ]),
    ['a box after the end', Buffer.concat([film, odd('html')])],
    ['a page after the end', Buffer.concat([film, html])],
    ['a page before it', Buffer.concat([html, film])],
    ['media elsewhere', madeFilm({ isHere: false })],
    ['no media', madeFilm({ media: Buffer.alloc(0) })],
    ['a page in place of media', madeFilm({ media: html, samples: [1] })],
    ['a page beside the media', madeFilm({ media: Buffer.concat([Buffer.alloc(40), html]), samples: [40] })],
    ['tables of more than there is', madeFilm({ samples: [2 ** 31] })],
    ['a box longer than the file', film.fill(0xff, 24, 27)],
    ['a box of no length', Buffer.concat([madeFilm(), Buffer.alloc(8)])],
    ['boxes without end', Buffer.concat([madeFilm().subarray(0, 24), repeatBox('moov', 60)])],
    [
      'a million boxes',
      Buffer.concat([madeFilm(), Buffer.concat(Array.from({ length: 600_000 }, () => box('free')))]),
    ],
    [
      'brands that are words',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0<scr')), madeFilm().subarray(24)]),
    ],
    ['sound alone', madeSound()],
    ['no tracks', Buffer.concat([madeFilm().subarray(0, 24), box('mdat', mark), box('moov')])],
    ['half of it', madeFilm().subarray(0, 700)],
  ];
  return made.map(([what, bytes]) => ({ what: `a film: ${what}`, name: 'a.mp4', bytes }));
}

function repeatBox(type: string, times: number): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let i = 0; i < times; i++) inner = box(type, inner);
  return inner;
}

function webms(): HostileMedia[] {
  const real = madeWebm();
  const tags = element([0x12, 0x54, 0xc3, 0x67], mark);
  const file = element([0x19, 0x41, 0xa4, 0x69], mark);
  const made: [string, Uint8Array][] = [
    ['names of tracks', openedWebm()],
    ['tags', openedWebm(tags)],
    ['files in it', openedWebm(file)],
    ['chapters', openedWebm(element([0x10, 0x43, 0xa7, 0x70], mark))],
    ['empty space with words', openedWebm(element([0xec], mark))],
    ['an unknown element', openedWebm(element([0x2a, 0xd7, 0xb1], mark))],
    ['a page after the end', Buffer.concat([real, html])],
    ['a page after an open end', openedWebm(html)],
    ['another kind of document', Buffer.from(openedWebm()).fill('html', 15, 19)],
    ['half of it', real.subarray(0, 300)],
    ['a head without a film', real.subarray(0, 60)],
    ['another codec', Buffer.from(openedWebm().toString('latin1').replace('V_VP8', 'V_XXX'), 'latin1')],
    ['an element longer than the file', openedWebm(Buffer.from([0xa3, 0x01, 0, 0, 0xff, 0, 0, 0, 0]))],
    ['elements without end', openedWebm(Buffer.alloc(200_000, Buffer.from([0xe7, 0x80])))],
  ];
  return made.map(([what, bytes]) => ({ what: `a WebM: ${what}`, name: 'a.webm', bytes }));
}

function sounds(): HostileMedia[] {
  const sound = madeMp3();
  const made: [string, string, Uint8Array][] = [
    ['words before it', 'a.mp3', Buffer.concat([id3(MARK), sound])],
    ['words after it', 'a.mp3', Buffer.concat([sound, Buffer.from(`TAG${MARK}`.padEnd(128, '\0'))])],
    ['a page between', 'a.mp3', Buffer.concat([sound, html, sound])],
    ['a page with one frame', 'a.mp3', Buffer.concat([html, madeMp3(2)])],
    ['a tag longer than the file', 'a.mp3', Buffer.concat([id3(MARK).fill(127, 6, 10), sound])],
    ['two megabytes of words', 'a.mp3', Buffer.concat([Buffer.from(repeat(MARK, 2_000_000)), sound])],
    ['places in M4A', 'a.m4a', madeFilm({ handler: 'soun', inMovie: [box('udta', mark)] })],
    ['a film as M4A', 'a.m4a', madeFilm()],
    ['text as a handler', 'a.m4a', madeFilm({ handler: 'text' })],
  ];
  return made.map(([what, name, bytes]) => ({ what: `sound: ${what}`, name, bytes }));
}

function papers(): HostileMedia[] {
  const pdfs: [string, Uint8Array][] = [
    ...[
      '/JS (x)',
      '/JavaScript 2 0 R',
      '/#4aavaScript 2 0 R',
      '/Launch<<>>',
      '/EmbeddedFiles 3 0 R',
      '/RichMedia 1 0 R',
    ].map((name): [string, Uint8Array] => [name, madePdf(`/OpenAction<</S${name}>>`)]),
    ['/XFA 2 0 R', madePdf('/XFA 2 0 R')],
    ['a page before it', Buffer.concat([html, madePdf()])],
    ['a page after it', Buffer.concat([madePdf(), html])],
    ['a long page after it', Buffer.concat([madePdf(), Buffer.from(repeat(MARK, 3_000))])],
    ['no end', Buffer.from('%PDF-1.4\n1 0 obj')],
  ];
  const zips: [string, string, Uint8Array][] = [
    ...['../up.txt', '/etc/passwd', 'a\\b.txt', 'run.exe', 'page.html', 'a.svg', 'x.js', 'a.lnk'].map(
      (name): [string, string, Uint8Array] => [name, 'a.zip', madeZip({ [name]: MARK })],
    ),
    ['a bomb', 'a.zip', madeZip({ 'zeros.txt': Buffer.alloc(40_000_000) })],
    ['macros', 'a.docx', madeZip({ '[Content_Types].xml': '<x/>', 'word/vbaProject.bin': MARK })],
    ['no document', 'a.docx', madeZip()],
    ['a page before it', 'a.zip', Buffer.concat([html, madeZip()])],
    ['a page after it', 'a.zip', Buffer.concat([madeZip(), html])],
    ['a page between', 'a.zip', hidden()],
    ['no list', 'a.zip', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), deflateSync(mark)])],
    ['a book that runs', 'a.epub', madeZip({ mimetype: 'application/epub+zip', 'a.exe': MARK })],
  ];
  return [
    ...pdfs.map(([what, bytes]) => ({ what: `a PDF: ${what}`, name: 'a.pdf', bytes })),
    ...zips.map(([what, name, bytes]) => ({ what: `a ZIP: ${what}`, name, bytes })),
  ];
}

/** Words between the last file and the list, which says where it begins as if they were not there. */
function hidden(): Buffer {
  const zip = madeZip();
  const at = zip.readUInt32LE(zip.length - 22 + 16);
  return Buffer.concat([zip.subarray(0, at), html, zip.subarray(at)]);
}

/** About two hundred; each is to be refused, or stored without what made it hostile. */
export async function hostileMedia(): Promise<HostileMedia[]> {
  const made = [
    ...[...(await picturePolyglots()), ...films(), ...webms(), ...sounds(), ...papers(), ...forbiddenNames()],
    ...wrongTypes(),
  ];
  return made;
}
