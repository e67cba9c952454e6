import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { answerWithoutEnd } from '../../tests/harness/answer-without-end.ts';
import { answerExamples, makePublicFetch } from './public-fetch.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}
const here = (address: string) => address === '127.0.0.1';
const fetchHere = makePublicFetch({ isAllowed: here, milliseconds: 2_000, bytes: 1_000_000 });

describe('reading', () => {
  test('a text with its tag, and "unchanged" by that tag', async () => {
    const url = await serving((request, answer) => {
      if (request.headers['if-none-match'] === '"one"') return answer.writeHead(304).end();
      return answer.writeHead(200, { etag: '"one"' }).end('BEGIN:VCALENDAR');
    });
    expect(await fetchHere({ url })).toEqual({ status: 'read', text: 'BEGIN:VCALENDAR', etag: '"one"' });
    expect(await fetchHere({ url, etag: '"one"' })).toEqual({ status: 'unchanged' });
  });

  test('follows a few redirects, and not without end', async () => {
    const url = await serving((request, answer) => {
      const left = Number(request.url?.slice(1) || 0);
      if (left === 0) return answer.writeHead(200).end('there');
      return answer.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(await fetchHere({ url: `${url}/3` })).toMatchObject({ text: 'there' });
    await expect(fetchHere({ url: `${url}/4` })).rejects.toThrow('without end');
  });
});

describe('refuses', () => {
  const fetchPublic = makePublicFetch({ milliseconds: 2_000 });

  test.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://[::1]/'],
    ...[
      'http://10.0.0.1/',
      'http://169.254.169.254/latest',
      'http://[::ffff:127.0.0.1]/',
      'http://192.168.1.1/',
    ],
  ])('our own network: %s', async (url) => {
    await expect(fetchPublic({ url })).rejects.toThrow('private network');
  });

  test('a name that leads there', async () => {
    await expect(fetchPublic({ url: 'http://localhost:9/' })).rejects.toThrow('private network');
  });

  test('a public address that redirects there', async () => {
    const url = await serving((_request, answer) =>
      answer.writeHead(302, { location: 'http://192.168.1.1/calendar.ics' }).end(),
    );
    await expect(fetchHere({ url })).rejects.toThrow('private network');
  });

  test('a name that means another machine a moment later, or two machines at once', async () => {
    const url = new URL(
      await serving((request, answer) => answer.writeHead(302, { location: request.url }).end()),
    );
    url.hostname = 'calendar.example';
    const asked: string[] = [];
    const named = (...meanings: string[][]) =>
      makePublicFetch({
        isAllowed: here,
        milliseconds: 2_000,
        resolve(hostname, _options, answer) {
          const meant = meanings[Math.min(asked.push(hostname), meanings.length) - 1] ?? [];
          answer(
            null,
            meant.map((address) => ({ address, family: 4 })),
          );
        },
      });
    // It leads to itself, and means the router from the second hop on.
    await expect(named(['127.0.0.1'], ['192.168.1.1'])({ url: url.href })).rejects.toThrow('private network');
    expect(asked).toHaveLength(2);
    await expect(named(['127.0.0.1', '10.0.0.1'])({ url: url.href })).rejects.toThrow('private network');
    await expect(named([])({ url: url.href })).rejects.toThrow('could not be reached');
  });

  test('a name is asked once for a connection: the address that was checked is the one that is called', async () => {
    const url = new URL(await serving((_request, answer) => answer.end('there')));
    url.hostname = 'calendar.example';
    let asked = 0;
    const fetchNamed = makePublicFetch({
      isAllowed: here,
      milliseconds: 2_000,
      resolve: (_hostname, _options, answer) =>
        answer(null, [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
    });
    expect(await fetchNamed({ url: url.href })).toMatchObject({ text: 'there' });
    expect(asked).toBe(1);
  });

  test('other kinds of address', async () => {
    for (const url of ['file:///etc/passwd', 'ftp://example.com/', 'nonsense', '']) {
      await expect(fetchPublic({ url })).rejects.toThrow('https://');
    }
  });

  test('what answers with an error', async () => {
    const url = await serving((_request, answer) => answer.writeHead(500).end());
    await expect(fetchHere({ url })).rejects.toThrow('answers with 500');
  });

  test('what never ends', async () => {
    const url = await serving(answerWithoutEnd);
    await expect(fetchHere({ url })).rejects.toThrow('larger than 1 MB');
  });

  test('what does not answer, and what answers drop by drop', async () => {
    const slow = makePublicFetch({ isAllowed: here, milliseconds: 300 });
    await expect(slow({ url: await serving(() => {}) })).rejects.toThrow('in time');
    server?.closeAllConnections();
    const url = await serving((_request, answer) => {
      const drop = setInterval(() => answer.write('x'), 20);
      answer.on('close', () => clearInterval(drop));
    });
    await expect(slow({ url })).rejects.toThrow('in time');
  });

  test('a server that is not there', async () => {
    const url = await serving(() => {});
    server?.close();
    server?.closeAllConnections();
    await expect(fetchHere({ url })).rejects.toThrow('could not be reached');
  });
});

test('a demo posts to nobody whose name is kept for examples, and to everybody else', async () => {
  const called: string[] = [];
  const post = answerExamples(async ({ url }) => {
    called.push(url);
    return { status: 204, text: '' };
  });
  const answers = [
    'https://books.example/aura',
    'https://example/',
    'https://my-example.com/a',
    'https://a.test/.example',
  ];
  const statuses: number[] = [];
  for (const url of answers) statuses.push((await post({ url, headers: {}, body: '{}' })).status);
  expect(statuses).toEqual([200, 200, 204, 204]);
  expect(called).toEqual(answers.slice(2));
});
