import { expect, test } from 'vitest';
import { readCaptions } from './captions.ts';

const captionsOf = (text: string) => {
  const read = readCaptions(text);
  return read.ok ? read.captions : read.problem;
};

test('SRT becomes WebVTT, without numbers, tags and styles', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>Hello</i>, {\\an8}Maya &amp; you\r\n\r\n2\r\n00:00:04,000 --> 01:00:06,020\r\nYour 7 < 9\r\nsecond line\r\n';
  expect(captionsOf(srt)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nHello, Maya &amp; you\n\n00:00:04.000 --> 01:00:06.020\nYour 7 &lt; 9\nsecond line\n',
  );
});

test('WebVTT keeps its words; notes, styles, names and positions go; times are put in order', () => {
  const vtt = `WEBVTT - a title\n\nSTYLE\n::cue { color: red; background: url(https://x.test) }\n\nNOTE not shown\n\nb\n01:05.000 --> 01:08.000 align:start position:0%\n<v Aura>Later</v>\n\na\n00:01.000 --> 00:02.000\n&lt;script&gt;First`;
  expect(captionsOf(vtt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;First\n\n00:01:05.000 --> 00:01:08.000\nLater\n',
  );
});

test('what comes out can be given in again, and stays', () => {
  const once = captionsOf('00:01.000 --> 00:02.000\nA & B <b>bold</b>\n');
  expect(captionsOf(once)).toBe(once);
});

test.each([
  ['', 'There are no subtitles'],
  ['Just some words', 'There are no subtitles'],
  ['00:01.000 --> 00:02.000\n\n', 'There are no subtitles'],
  ['WEBVTT\n\nsoon --> later\nWords', 'Line 3 has no times'],
  ['00:05.000 --> 00:02.000\nWords', 'Line 1 ends before'],
  ['00:61.000 --> 00:62.000\nWords', 'Line 1 has no times'],
  ['00:01.000 --> 00:02.000\nWords\n\n'.repeat(5_001), 'at most 5000'],
])('%j is refused in words', (text, problem) => {
  expect(captionsOf(text)).toContain(problem);
});
