import { createServer } from 'node:http';
import { z } from 'zod';

const asked = z.strictObject({ countryCode: z.string().length(2), vatNumber: z.string().min(2).max(12) });

export type FakeVies = Awaited<ReturnType<typeof startFakeVies>>;

/**
 * The EU's register of VAT numbers, as strict as the real one: one address, one method, JSON alone, the prefix apart from the
 * number. `is` says what becomes of the next questions.
 */
export async function startFakeVies() {
  const known = new Map<string, { name: string; address: string }>();
  const questions: string[] = [];
  const mood: { is: 'well' | 'busy' | 'silent' | 'broken' | 'confused' } = { is: 'well' };
  const vies = {
    url: '',
    ...mood,
    questions,
    /** Of a business that is registered. */
    register: (number: string, name = '---', address = '---') => void known.set(number, { name, address }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let text = '';
    for await (const chunk of request) text += chunk;
    const wrong = (error: string) => answer(400, { actionSucceed: false, errorWrappers: [{ error }] });
    if (request.method !== 'POST' || request.url !== '/check-vat-number') return answer(404, {});
    if (request.headers['content-type'] !== 'application/json') return wrong('INVALID_INPUT');
    const question = asked.safeParse(JSON.parse(text)).data;
    if (!question) return wrong('INVALID_INPUT');
    const { countryCode, vatNumber } = question;
    const number = countryCode + vatNumber;
    vies.questions.push(number);
    if (vies.is === 'silent') return;
    if (vies.is === 'broken') return response.writeHead(502).end('<html>Bad gateway</html>');
    if (vies.is === 'busy') {
      const errorWrappers = [{ error: 'MS_MAX_CONCURRENT_REQ' }];
      return answer(200, { actionSucceed: false, errorWrappers });
    }
    const found = known.get(number);
    return answer(200, {
      countryCode,
      vatNumber: vies.is === 'confused' ? `${vatNumber}0` : vatNumber,
      requestDate: '2026-11-19T00:00:00.000Z',
      valid: found !== undefined,
      requestIdentifier: found ? 'WAPIAAAAZ' : '',
      name: found?.name ?? '---',
      address: found?.address ?? '---',
      traderName: '---',
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  vies.url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
  return vies;
}
