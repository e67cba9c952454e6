import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { postMail, readMail, resendMail, sendDueMails } from '../../domain/mail/index.ts';
import { inviteStaff } from '../../domain/office/index.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices({
    APP_URL: 'https://aura.example',
    AUTH_SECRET: 'x7'.repeat(20),
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
  });
});
afterAll(() => house.stop());

const newestMail = async () => {
  const { rows } = await house.services.db.$client.query(
    'select * from mails order by created_at desc limit 1',
  );
  return rows[0];
};

test('staff cannot take over the owner’s account by reading her letters in the outbox', async () => {
  const { services } = house;
  const account = { name: 'Iris', password: 'a-moon-and-9-stars' };
  await createProvenAccount(services, { ...account, email: 'owner@example.test', role: 'owner' });
  const id = await createProvenAccount(services, { ...account, email: 'staff@example.test', role: 'staff' });
  const actor = { id, role: 'staff' as const };
  const shown = async () =>
    JSON.stringify(await readMail(services, { actor, mailId: (await newestMail()).id }));

  await services.auth.requestRecovery('owner@example.test', new Headers());
  await services.auth.settle();
  const { url } = (await newestMail()).props;
  expect(url).toMatch(/reset-password#\w{20,}/);
  const [, token] = url.split('#');
  expect(await shown()).not.toContain(token);

  await sendDueMails(services);
  expect(house.mailbox.to('owner@example.test')[0]?.text).toContain(url);
  expect(await shown()).toContain('Choose a new password');
  expect(JSON.stringify(await newestMail())).not.toContain(token);
  await expect(resendMail(services, { actor, mailId: (await newestMail()).id })).rejects.toThrow(
    'for its reader alone',
  );
});

test('the key of an invitation is its reader’s alone', async () => {
  const { services } = house;
  const { rows } = await services.db.$client.query(
    `select id, role from auth.users where role in ('owner', 'staff')`,
  );
  const [owner, staff] = ['owner', 'staff'].map((role) => rows.find((row) => row.role === role));
  house.clock.advance({ minutes: 1 });
  await inviteStaff(services, {
    actor: { ...owner, confirmedAt: new Date() },
    email: 'asked@example.test',
    role: 'owner',
  });
  const key = /invitation\/([\w-]+)/.exec((await newestMail()).props.url)?.[1] ?? 'none';
  const shown = async () =>
    JSON.stringify(await readMail(services, { actor: staff, mailId: (await newestMail()).id }));
  expect(await shown()).not.toContain(key);
  await sendDueMails(services);
  expect(house.mailbox.to('asked@example.test')[0]?.text).toContain(key);
  expect(JSON.stringify(await newestMail())).not.toContain(key);
});

test('every other letter can be read as it was sent', async () => {
  const { services } = house;
  const recoverUrl = 'https://aura.example/forgot-password';
  house.clock.advance({ minutes: 1 });
  await postMail(services, services.db, {
    to: 'maya@example.test',
    template: 'password-changed',
    props: { name: 'Maya', recoverUrl },
  });
  await sendDueMails(services);
  const actor = { id: '4a1c9a52-6a0e-4b67-9a7c-5f3f6f2f3a10', role: 'staff' as const };
  const mail = await readMail(services, { actor, mailId: (await newestMail()).id });
  expect(mail).toMatchObject({ isSample: false, isDraft: false });
  expect(mail.html).toContain(recoverUrl);
});
