import { expect, test } from 'vitest';
import { csvResponse, toCsvLine } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'two\nlines', 'a,b'], '"say ""hi""","two\nlines","a,b"\r\n'],
  [['=HYPERLINK("x")', '+1', '-5.20', '@me', '-x'], '"\'=HYPERLINK(""x"")","\'+1",-5.20,"\'@me","\'-x"\r\n'],
  [['x;=cmd|x', ' =1+1', '\t=1', '\r=1'], '"x;=cmd|x","\' =1+1","\'\t=1","\'\r=1"\r\n'],
  [['＝1+1', '＠SUM(1)', '＋1', '－1', '-1-1'], '"\'＝1+1","\'＠SUM(1)","\'＋1","\'－1","\'-1-1"\r\n'],
])('%j', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line);
});

test('a file with a name that cannot leave its header', async () => {
  async function* rows() {
    yield ['1', 'Zoë'];
  }
  const answer = csvResponse('orders "\n.csv', ['No', 'Name'], rows());
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-.csv"');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe(
    '\uFEFFNo,Name\r\n1,Zoë\r\n',
  );
});
