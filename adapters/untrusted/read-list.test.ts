import { expect, test } from 'vitest';
import { processorMs } from '../../tests/harness/processor-time.ts';
import { readCsv, readList } from './read-list.ts';

const list = 'E-mail;Name\nzoe@example.test;Zoë';
const read = { header: ['E-mail', 'Name'], rows: [['zoe@example.test', 'Zoë']] };

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${list}`)],
  ['Windows-1252', Buffer.from(list, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${list.replaceAll(';', '\t')}`, 'utf16le')],
])('a list in %s', (_, bytes) => expect(readCsv(bytes)).toEqual(read));

test('what parts the heading parts the lines, whatever else stands in them', () => {
  const lines = Array.from({ length: 20 }, () => 'a@b.test;"One, two, three, four"');
  expect(readCsv(Buffer.from(['E-mail;Name', ...lines].join('\r\n'))).rows).toEqual(
    lines.map(() => ['a@b.test', 'One, two, three, four']),
  );
});

test('empty lines are left out, cells beyond the heading too, and control characters', () => {
  const bytes = Buffer.from('a,b\r\n\r\n , \r\n1,two\u0000words,3\r\n');
  expect(readCsv(bytes).rows).toEqual([['1', 'two words']]);
});

test('quotation marks hold commas and lines; those inside one line are taken as they are', () => {
  const bytes = Buffer.from('a,b\n"x,\ny",1\n"The "Best" one",2\nO"Neill,z\n');
  expect(readCsv(bytes).rows).toEqual([
    ['x, y', '1'],
    ['The "Best" one', '2'],
    ['O"Neill', 'z'],
  ]);
});

test.each([
  ['the end of the file', 'a,b\n1,2\n3,"4\n5,6\n'],
  ['a later one', 'a,b\n1,2\n3,"4\n5,"6",7\n'],
])(
  'a mark that is open until %s would swallow lines: the file is refused, and the line is said',
  (_, text) => {
    expect(() => readCsv(Buffer.from(text))).toThrow('In line 3 ');
  },
);

test('rows come in portions that the database takes as they are', () => {
  const lines = Array.from({ length: 4_500 }, (_, at) => `${at}@b.test,Ada`);
  const { lines: count, portions } = readList(Buffer.from(['E-mail,Name', ...lines].join('\n')));
  expect([count, portions.map((portion) => JSON.parse(portion).length)]).toEqual([
    4_500,
    [2_000, 2_000, 500],
  ]);
});

test('a file of line ends alone is refused', () => {
  expect(() => readCsv(Buffer.from(`a,b\n1,2${'\n'.repeat(500_000)}`))).toThrow('at most 200,000 lines');
});

test('a long list of one quoted column is read whole, in time by its length', () => {
  const list = (length: number) =>
    Buffer.from(`"E-mail"\n${Array.from({ length }, (_, at) => `"${at}@b.test"\n`).join('')}`);
  expect(readCsv(list(30_000)).rows.at(-1)).toEqual(['29999@b.test']);
  const [short, long] = [list(40_000), list(160_000)];
  expect(processorMs(() => readCsv(long))).toBeLessThan(100 + 8 * processorMs(() => readCsv(short)));
});

test('a record may lie across the pieces that are read, with quotation marks and either end of line', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const lines = Array.from({ length: 9_000 }, (_, at) => `${at}@b.test,"One, ""${at}""${end}two"`);
    const { rows } = readCsv(Buffer.from(['E-mail,Name', ...lines].join(end)));
    expect(rows).toHaveLength(9_000);
    expect(rows.every(([email, name], at) => email === `${at}@b.test` && name === `One, "${at}" two`)).toBe(
      true,
    );
  }
});

test.each(['",', '"\n', '""', ',"', '"x', 'x;"y\n'])('a file of %j takes time by its length', (seed) => {
  const work = (length: number) => {
    const bytes = Buffer.from(`a,b\n${seed.repeat(length / seed.length)}`);
    return processorMs(() => {
      try {
        readCsv(bytes);
      } catch {
        // Refused, as it may be.
      }
    });
  };
  work(100_000);
  expect(work(4_000_000)).toBeLessThan(200 + 8 * work(1_000_000));
});
