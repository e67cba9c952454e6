import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { testCertificate } from '../harness/test-certificate.ts';
import { type BrowserKeys, decryptPush, newBrowserKeys } from './decrypt.ts';
import { vapidProblem } from './vapid.ts';

type Browser = { keys: BrowserKeys; applicationKey: string; gone: boolean; received: Pushed[] };
export type Pushed = { title: string; body: string; path: string; tag: string };

const MOST_BYTES = 4096;

/**
 * A push service that takes nothing for granted: what RFC 8030, 8291 and 8292 ask of an application server is asked here,
 * and a push counts as received when its browser could open it.
 */
export async function startFakePush() {
  const browsers = new Map<string, Browser>();
  const refusals: string[] = [];
  const faults = { busy: 0 };
  const server = createServer(await testCertificate(), (request, answer) => {
    void judge(request).then(({ status, why }) => {
      if (why) refusals.push(why);
      answer.writeHead(status, { 'content-type': 'text/plain' }).end(why);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`;

  async function judge(request: IncomingMessage): Promise<{ status: number; why?: string }> {
    const body = await buffer(request);
    const browser = browsers.get(request.url?.split('/').at(-1) ?? '');
    const { authorization, ttl, topic, urgency, 'content-encoding': encoding } = request.headers;
    if (!browser) return { status: 404, why: 'no such subscription' };
    if (browser.gone) return { status: 410, why: 'the browser has left' };
    if (faults.busy > 0) {
      faults.busy--;
      return { status: 429, why: 'later' };
    }
    const { applicationKey, keys, received } = browser;
    const problem = vapidProblem(authorization, { origin, applicationKey });
    if (problem) return { status: 403, why: problem };
    if (request.method !== 'POST') return { status: 405, why: 'not posted' };
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return { status: 400, why: 'no TTL' };
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return { status: 400, why: 'bad topic' };
    if (urgency !== undefined && !/^(very-low|low|normal|high)$/.test(String(urgency)))
      return { status: 400, why: 'bad urgency' };
    if (encoding !== 'aes128gcm') return { status: 415, why: 'not aes128gcm' };
    if (body.length > MOST_BYTES) return { status: 413, why: 'too large' };
    try {
      received.push(JSON.parse(decryptPush(body, keys)));
      return { status: 201 };
    } catch (error) {
      return { status: 400, why: `the browser cannot open it: ${error}` };
    }
  }

  return {
    refusals,
    faults,
    /** As a browser subscribes, with the key the page gives it. */
    subscribe(applicationKey: string) {
      const id = randomUUID();
      const keys = newBrowserKeys();
      const browser: Browser = { keys, applicationKey, gone: false, received: [] };
      browsers.set(id, browser);
      const written = { p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') };
      return { browser, subscription: { endpoint: `${origin}/push/${id}`, keys: written } };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
