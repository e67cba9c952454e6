import { expect } from 'vitest';
import { openSite } from '../e2e/fixture.ts';
import { hostileMedia } from '../harness/hostile-media.ts';
import { sendMedia, sendPicture } from '../harness/send-media.ts';

const { test, server } = await openSite({ mode: 'demo', variables: { LIMIT_FACTOR: '100' } });

const isPicture = (name: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/.test(name);

test('of two hundred hostile uploads none is stored as it came, and none runs in a browser', async ({
  visit,
}) => {
  const owner = await server.signedIn('owner@demo.local');
  const inputs = await hostileMedia();
  expect(inputs.length).toBeGreaterThan(200);
  const stored: { what: string; address: string }[] = [];
  const wrong: string[] = [];
  for (const { what, name, bytes } of inputs) {
    const { status, said } = isPicture(name)
      ? await sendPicture(owner, bytes, { name })
      : await sendMedia(owner, bytes, { name });
    if (status === 200 && said.address) stored.push({ what, address: said.address });
    else if (status !== 422) wrong.push(`${what}: ${status}`);
  }
  for await (const key of server.services.files.list('media/')) {
    const file = await server.services.files.read(key);
    const bytes = Buffer.from(await new Response(file?.stream).arrayBuffer());
    if (bytes.includes('marked') || inputs.some((input) => bytes.equals(input.bytes)))
      wrong.push(`${key} is stored as it came`);
  }
  await server.runJob('remove-files');
  for await (const key of server.services.files.list('uploads/')) wrong.push(`${key} is left`);
  expect(wrong).toEqual([]);
  const page = await visit({ expectErrors: /./ });
  let ran = 0;
  await page.exposeFunction('marked', () => (ran += 1));
  await page.context().addInitScript('window["marked-7f3a"] = () => window.marked()');
  for (const { address } of stored) {
    const opened = await page.goto(address).catch(() => undefined);
    if (opened) expect(opened.headers()['x-content-type-options']).toBe('nosniff');
  }
  expect(ran).toBe(0);
  expect(stored.length).toBeGreaterThan(20);
});
