import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browserlike } from '../harness/browserlike.ts';
import { inheritedWords } from '../harness/junk.ts';
import { newMember } from '../harness/members.ts';
import { allPatterns } from '../harness/site-map.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let senders: [string, Browserlike][];
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services.config, { limitFactor: 10_000 });
  const [member, owner] = [await newMember(server, 'Mira'), await newMember(server, 'Olga', 'owner')];
  senders = [
    ['visitor', server.visitor()],
    ['member', member.visitor],
    ['owner', owner.visitor],
  ];
});
afterAll(() => server.stop());

const ID = '0c9f6f1e-0000-4000-8000-000000000001';
const form = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: text,
});
const json = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: text,
});
const bodies = [
  ...inheritedWords.map((word) => form(`intent=${word}&step=${word}&kind=${word}`)),
  form(`intent=${'x'.repeat(5_000)}`),
  form(''),
  json('{"intent":'),
  json('[]'),
  json('null'),
  json('{"__proto__":{"a":1},"intent":"constructor","step":"toString"}'),
  { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'junk' },
  { method: 'POST' },
];
/** Where somebody is let in: to others its changes are not there. `/logout` would end the sign-in that sends the rest. */
const isFor = (who: string, pattern: string) =>
  pattern !== '/logout' && /^\/(office|portal)\b/.exec(pattern)?.[1] === rooms[who];
const rooms: Record<string, string | undefined> = { visitor: undefined, member: 'portal', owner: 'office' };

test('whatever is sent as the name of a change, to every address, is never our failure', async () => {
  const failures: string[] = [];
  for (const [who, sender] of senders) {
    for (const pattern of allPatterns.filter((one) => isFor(who, one))) {
      const path = pattern.replaceAll(/:\w+\??/g, ID);
      const answers = await Promise.all(
        bodies.map(async (body) => {
          const answer = await sender.copy().fetch(path, body);
          await answer.body?.cancel();
          return answer.status;
        }),
      );
      for (const [at, status] of answers.entries())
        if (status === 500) failures.push(`${status} ${who} ${path} ${JSON.stringify(bodies[at])}`);
    }
  }
  expect(failures).toEqual([]);
});

test('the same for the addresses of the sign-in service', async () => {
  const paths = [
    ...[
      'sign-in/email',
      'sign-up/email',
      'change-email',
      'verify-password',
      'change-password',
      'update-user',
    ],
    ...['two-factor/enable', 'two-factor/verify-totp', 'revoke-session', 'request-password-reset'],
    ...['reset-password', 'passkey/verify-authentication', 'passkey/verify-registration', 'sign-out'],
  ];
  const failures: string[] = [];
  for (const path of paths)
    for (const [who, sender] of senders)
      for (const body of bodies) {
        const { status } = await sender.copy().fetch(`/auth/v1/${path}`, body);
        if (status === 500) failures.push(`${status} ${who} ${path} ${JSON.stringify(body)}`);
      }
  expect(failures).toEqual([]);
});
