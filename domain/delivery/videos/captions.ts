import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY } from '../../../shared/durations.ts';
import { invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps, Services } from '../../services.ts';
import { lockVideo } from './queries.ts';
import { orderOfVideo, replaceRecording } from './videos.ts';

type Cue = { from: number; to: number; lines: string[] };
type Read = { ok: true; captions: string; count: number } | { ok: false; problem: string };

const MOST_CUES = 5_000;
const LONGEST_LINE = 300;

/**
 * Subtitles as programs and services write them, WebVTT or SRT, written anew as WebVTT: times in order, plain words, no tag,
 * style or position of somebody else's. What cannot be read is named by its line.
 */
export function readCaptions(text: string): Read {
  const cues: Cue[] = [];
  let open: Cue | undefined;
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.slice(0, LONGEST_LINE).trim();
    if (!line) {
      open = undefined;
    } else if (line.includes('-->')) {
      const times = readTimes(line);
      if (!times)
        return {
          ok: false,
          problem: `Line ${at + 1} has no times that can be read: “${line.slice(0, 40)}”.`,
        };
      if (times.to <= times.from) return { ok: false, problem: `Line ${at + 1} ends before it begins.` };
      if (cues.length === MOST_CUES)
        return { ok: false, problem: `Please give at most ${MOST_CUES} subtitles.` };
      open = { ...times, lines: [] };
      cues.push(open);
    } else if (open) {
      const words = plainWords(line);
      if (words) open.lines.push(words);
    }
  }
  const spoken = cues.filter(({ lines }) => lines.length > 0).sort((one, other) => one.from - other.from);
  if (spoken.length === 0)
    return { ok: false, problem: 'There are no subtitles in it. Please give a WebVTT or SRT file.' };
  return { ok: true, captions: written(spoken), count: spoken.length };
}

const TIME = String.raw`(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})`;
const TIMES = new RegExp(`^${TIME}\\s{0,9}-->\\s{0,9}${TIME}(?:\\s|$)`);

function readTimes(line: string): Omit<Cue, 'lines'> | undefined {
  const found = TIMES.exec(line);
  if (!found) return undefined;
  const at = (first: number) => {
    const [hours = '0', minutes, seconds, thousandths = '0'] = found.slice(first, first + 4);
    return (
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
      Number(thousandths.padEnd(3, '0'))
    );
  };
  return { from: at(1), to: at(5) };
}

/** Without tags and escapes: what a reader should see is words. */
function plainWords(line: string): string {
  let words = '';
  let isTag = false;
  const letters = [...line.replace(/\{\\[^}]{0,40}\}/g, '')];
  for (const [at, letter] of letters.entries()) {
    if (letter === '<' && /[a-z/\d]/i.test(letters[at + 1] ?? '')) isTag = true;
    else if (letter === '>' && isTag) isTag = false;
    else if (!isTag) words += letter;
  }
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
  return words.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name) => named[name] ?? whole).trim();
}

const written = (cues: Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ from, to, lines }) => `${clockOf(from)} --> ${clockOf(to)}\n${lines.map(escaped).join('\n')}\n`)
    .join('\n')}`;

const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function clockOf(at: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = at / 1000;
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(at % 1000).padStart(3, '0')}`;
}

export const captionsForm = z.object({
  videoId: z.string(),
  captions: z.string().max(200_000, 'Subtitles may have 200,000 characters.'),
});
type Given = { actor: Actor } & z.output<typeof captionsForm>;

/** Lays subtitles beside a recording; empty, they are taken away. Whoever can see it has them at once. */
export async function saveCaptions(services: Services, { actor, videoId, captions }: Given) {
  staffOnly(actor);
  const id = knownId(videoId, 'Video');
  if (!captions.trim()) {
    await layCaptions(services, { actor, videoId: id });
    return { count: 0 };
  }
  const read = readCaptions(captions);
  if (!read.ok) throw invalid({ captions: read.problem });
  const captionsKey = `videos/${id}/${randomUUID()}.vtt`;
  // Should this process die before the row knows it, the file goes again.
  const at = new Date(services.clock.now().getTime() + DAY);
  await removeLater(services, services.db, {
    keys: [captionsKey],
    reason: 'subtitles were never attached',
    at,
  });
  await services.files.put(captionsKey, Buffer.from(read.captions), {
    contentType: 'text/vtt; charset=utf-8',
  });
  await layCaptions(services, { actor, videoId: id, captionsKey });
  return { count: read.count };
}

const layCaptions = staffVerb<{ videoId: string; captionsKey?: string }, void>(
  'video.captions',
  async (services: Deps, tx, { videoId, captionsKey }) => {
    const before = await lockVideo(tx, videoId);
    if (!before) throw notFound('Video');
    if (!before.fileKey) throw invalid({ captions: 'Subtitles need a recording that is kept here.' });
    await replaceRecording(services, tx, before, { captionsKey: captionsKey ?? null });
    if (before.eventId)
      return { about: { kind: 'event', id: before.eventId, label: before.title }, answer: undefined };
    const { orderId, number } = await orderOfVideo(tx, videoId);
    return { about: { kind: 'order', id: orderId, label: number }, answer: undefined };
  },
);
