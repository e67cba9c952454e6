import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../tests/harness/processor-time.ts';
import { type Concern, recognise, recogniseAsked } from './index.ts';
import { indexPhrases } from './phrases.ts';
import dev from './testing/care-dev.json' with { type: 'json' };
import { readWords } from './words.ts';

type Message = { text: string; kind: string; severity: string };

/** Where a crisis is looked for, less than a crisis is a miss. */
function isRight(found: Concern | undefined, severity: string): boolean {
  if (severity === 'none') return found === undefined;
  return severity === 'crisis' ? found?.severity === 'crisis' : found !== undefined;
}

function rates(messages: readonly Message[]) {
  const judged = messages.map((message) => ({ ...message, found: recognise(message.text) }));
  const wrong = judged.filter(({ found, severity }) => !isRight(found, severity));
  const share = (severity: string) => {
    const all = judged.filter((one) => one.severity === severity);
    const missed = wrong.filter((one) => one.severity === severity);
    return Math.round(((all.length - missed.length) / Math.max(1, all.length)) * 1000) / 10;
  };
  return { crisis: share('crisis'), care: share('care'), ordinary: share('none'), wrong };
}

/** Headings are "# kind severity". */
function readMessages(file: string): Message[] {
  return readFileSync(join(import.meta.dirname, 'testing', file), 'utf8')
    .split(/^# /m)
    .flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [kind = '', severity = ''] = heading.split(' ');
      return lines.filter(Boolean).map((text) => ({ text, kind, severity }));
    });
}

function report(name: string, messages: readonly Message[]) {
  const { wrong, ...shares } = rates(messages);
  const told = Object.entries(shares).map(([what, share]) => `${what} ${share} %`);
  process.stdout.write(`${name}, ${messages.length} messages: ${told.join(', ')}\n`);
  for (const { text, kind, found } of wrong) {
    process.stdout.write(`  ${kind} ${found ? `as ${found.severity} ${found.kind}` : 'missed'}: ${text}\n`);
  }
  return shares;
}

describe.each(readdirSync(join(import.meta.dirname, 'testing')).filter((file) => file.endsWith('.txt')))(
  'what people say, %s',
  (file) => {
    test('is recognised, and ordinary questions are left alone', () => {
      const { crisis, care, ordinary } = report(file, readMessages(file));
      expect(crisis).toBeGreaterThanOrEqual(97);
      expect(care).toBeGreaterThanOrEqual(95);
      expect(ordinary).toBeGreaterThanOrEqual(97);
    });
  },
);

test('messages that somebody else wrote, in all seven languages', () => {
  const shares = report('care-dev.json', dev);
  expect(shares).toEqual({ crisis: 100, care: 100, ordinary: 100 });
  for (const { text, lang, severity } of dev) {
    if (severity !== 'none') expect([text, recognise(text)?.language]).toEqual([text, lang]);
  }
});

describe('what is written in another way', () => {
  test.each([
    'I WANT TO DIE',
    'i want 2 die',
    'i want to dieeeee',
    'i cant go on',
    'i can’t go on anymore',
    'kms',
    'thinking about su1cide',
    'su*cide',
    'thinking of sucide',
    's u i c i d e',
    'unalive myself',
    'k1ll myself',
    'ich will mich toeten',
    'je n´en peux plus',
    'nao aguento mais',
  ])('%s', (text) => expect(recognise(text)).toMatchObject({ severity: 'crisis' }));

  test('it is found anywhere in a long message', () => {
    const chatter = 'My life path is 7 and I ordered the report last week. ';
    for (const text of [
      `${chatter.repeat(30)}I want to kill myself.`,
      `I want to kill myself. ${chatter.repeat(30)}`,
      `${chatter.repeat(15)}and i want to kill myself but ${chatter.repeat(15)}`,
    ]) {
      expect(recognise(text)).toEqual({ kind: 'suicide', severity: 'crisis', language: 'en' });
    }
  });

  test('no sentence lends its words to the next', () => {
    expect(
      recognise('Can I pay by myself? How do I kill the newsletter? Die Zahl 4 please.'),
    ).toBeUndefined();
  });

  test('an idiom hides nothing beside it', () => {
    expect(recognise('I am dying to know my number')).toBeUndefined();
    expect(recognise('I am dying to know my number, and I want to kill myself')?.kind).toBe('suicide');
    expect(recognise('karmic debt 13')).toBeUndefined();
    expect(recognise('karmic debt 13 and real debts of 20,000 euro')?.kind).toBe('debts');
  });

  test('addresses are no words', () => {
    expect(
      recognise('write to suicide@example.test or see https://example.test/i-want-to-die'),
    ).toBeUndefined();
  });
});

describe('the gravest counts', () => {
  test.each([
    ['my mother died and I want to die too', 'suicide', 'crisis'],
    ['he hits me since he lost his job and we are in debt', 'abuse', 'crisis'],
    ['pregnant, and my husband beats me', 'abuse', 'crisis'],
    ['gambling debts', 'addiction', 'care'],
  ])('%s', (text, kind, severity) => expect(recognise(text)).toMatchObject({ kind, severity }));
});

describe('courts, estates and money that could be lost', () => {
  test.each([
    ['Should I contest my father’s will?', 'en'],
    ['Wie gehe ich mit dem Streit um das Erbe meiner Mutter um?', 'de'],
    ['Que faire avec l’héritage de mon père ?', 'fr'],
    ['¿Voy a ganar el juicio contra mi jefe?', 'es'],
    ['Devo aceitar a minha parte da herança?', 'pt'],
    ['Mio fratello vuole tutta l’eredità. Devo fare causa?', 'it'],
    ['A friend offers me a share for 25,000 euros. Yes or no?', 'en'],
  ])('are no matter for a chart, and no matter for the chat: %s', (text, language) => {
    expect(recogniseAsked(text)).toEqual({ kind: 'law', severity: 'care', language });
    expect(recognise(text)).toBeUndefined();
  });

  test.each([
    'Why do I judge myself so harshly?',
    'Will 2027 be a good year for my work?',
    'A testament to what I can do',
    'We hope for 300 guests at the opening',
  ])('"%s" is none of them', (text) => expect(recogniseAsked(text)).toBeUndefined());
});

describe('the language', () => {
  test('is that of the text; where that leaves it open, what the browser says', () => {
    expect(recognise('suicide')?.language).toBe('en');
    expect(recognise('suicide', 'fr')?.language).toBe('fr');
    expect(recognise('ich denke an Suizid', 'fr')?.language).toBe('de');
    expect(recognise('je pense au suicide', 'en')?.language).toBe('fr');
  });

  test('words of one language are not read in another', () => {
    // A knife in Dutch, "my" in French.
    expect(recognise('mes nombres et ceux de mon mari, il me manque le 4')).toBeUndefined();
    expect(recognise('ist dies die richtige Nummer, wenn ich heirate')).toBeUndefined();
  });
});

describe('how a phrase is written', () => {
  const finds = (line: string, text: string) =>
    [...indexPhrases([{ line, of: 'said' }], {}).find(readWords(text))].length > 0;
  test.each([
    ['go on $', 'I cannot go on.', true],
    ['go on $', 'I cannot go on holiday', false],
    ['go on today|$', 'I cannot go on', true],
    ['go on today|$', 'I cannot go on, and he knows', true],
    ['go on today|$', 'I cannot go on today with it', true],
    ['go on today|$', 'I cannot go on holiday', false],
    ['owe #', 'I owe 300', true],
    ['die !of', 'die of laughter', false],
  ])('"%s" in "%s": %s', (line, text, found) => expect(finds(line, text)).toBe(found));

  test('a line that cannot be read is refused, in whichever language it stands', () => {
    expect(() => finds('one||two', 'one')).toThrow('empty word');
    expect(() => finds('$', 'one')).toThrow('begins with a word');
    expect(() => finds('@nobody', 'one')).toThrow('no list');
  });
});

test('what our own articles say is ordinary talk', () => {
  const folder = join(import.meta.dirname, '..', 'content', 'articles');
  const paragraphs = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/\n\n+/)
      .filter((paragraph) => paragraph.length > 60),
  );
  const told = paragraphs.filter((paragraph) => recognise(paragraph)?.severity === 'crisis');
  expect(paragraphs.length).toBeGreaterThan(200);
  expect(told.length / paragraphs.length).toBeLessThan(0.015);
});

describe('hints', () => {
  test('count where they stand near each other, in a letter as in a line', () => {
    const chatter = 'I ordered the report for my sister, and she liked how the sums are shown. '.repeat(4);
    expect(
      recognise(`We pay rent for a studio. ${chatter} The light is lovely and we are behind glass.`),
    ).toBeUndefined();
    expect(recognise(`${chatter} We are behind with the rent. ${chatter}`)?.kind).toBe('debts');
  });

  test('add up, and one word is one hint, whichever lines it stands in', () => {
    expect(recognise('behind with the rent')?.kind).toBe('debts');
    expect(recognise('which number is good for the rent of a studio')).toBeUndefined();
    expect(recognise('a missed call')).toBeUndefined();
    expect(recognise('withdrawal within 14 days without giving a reason')).toBeUndefined();
    expect(recognise('does a trial period work for me this month')).toBeUndefined();
  });

  test('a clear phrase says what it is about; hints do not outvote it', () => {
    expect(recognise('mein Mann schlägt mich, soll ich bleiben?')).toMatchObject({ kind: 'abuse' });
    expect(recognise('my mother died last week')).toMatchObject({ kind: 'grief', severity: 'care' });
  });
});

test('time grows with the length of a text and no faster', () => {
  const dense = 'i want to die he hit me i cant not no more never see the point of it all and my son is ill ';
  const ms = (text: string) => processorMs(() => recognise(text));
  const least = (text: string) => Math.min(...Array.from({ length: 5 }, () => ms(text)));
  const [short, long] = [least(dense.repeat(40)), least(dense.repeat(400))];
  // Ten times the text; the least of five, because a busy machine makes single ones longer.
  expect(long).toBeLessThan(20 * Math.max(short, 1));
});

test('a message costs an answer little of its 150 ms', () => {
  const texts = dev.map(({ text }) => text);
  for (const text of texts) recognise(text);
  const each = texts.map((text) => processorMs(() => recognise(text))).toSorted((a, b) => a - b);
  expect(each.at(Math.floor(each.length / 2))).toBeLessThan(15);
  expect(processorMs(() => recognise('a quiet polite question '.repeat(800)))).toBeLessThan(150);
});
