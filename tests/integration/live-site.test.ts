import { afterAll, expect, test } from 'vitest';
import { type LiveSite, startLiveSite } from '../harness/live-site.ts';

const site: LiveSite = await startLiveSite();
afterAll(() => site.stop());

test('stands behind HTTPS, and its people have confirmed their addresses over it', async () => {
  expect(site.url).toMatch(/^https:/);
  const owner = await site.signedIn(site.people.owner.email);
  expect((await owner.get('/office')).status).toBe(200);
  expect(owner.cookieHeader()).toContain('__Secure-');
  const { rows } = await site.services.db.$client.query(
    `select email, role, email_verified from auth.users order by email`,
  );
  expect(rows).toEqual([
    { email: 'member@aura.test', role: 'member', email_verified: true },
    { email: 'new@aura.test', role: 'member', email_verified: true },
    { email: 'owner@aura.test', role: 'owner', email_verified: true },
  ]);
});

test('every letter left over TLS, after STARTTLS and a sign-in', () => {
  expect(site.mailbox.received.length).toBeGreaterThanOrEqual(3);
  expect(site.mailbox.received.filter(({ secure }) => !secure)).toEqual([]);
});
