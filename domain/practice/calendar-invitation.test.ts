import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { calendarInvitation } from './invitations.ts';

const content = makeContent(firstEdition);

const session = {
  id: '0c9f6f1e-0000-4000-8000-000000000001',
  sessionType: 'Couples Journey',
  scheduledDate: new Date('2025-06-10T08:00:00Z'),
  endsAt: new Date('2025-06-10T09:00:00Z'),
  status: 'scheduled' as const,
  version: 0,
  name: 'Maya; Okafor, née\nLindqvist',
  email: 'maya@example.test',
  updatedAt: new Date('2025-06-01T12:00:00Z'),
};
const lines = (invitation: { text: string }) => invitation.text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const url = 'https://aura.example';

test('the same event under the same name, each version higher than the last', () => {
  const booked = calendarInvitation(content, session, url);
  const moved = calendarInvitation(content, { ...session, version: 1 }, url);
  const cancelled = calendarInvitation(content, { ...session, status: 'cancelled', version: 2 }, url);
  const uid = `UID:session-${session.id}@aura.example`;
  for (const invitation of [booked, moved, cancelled]) expect(lines(invitation)).toContain(uid);
  expect([booked.method, moved.method, cancelled.method]).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(lines(moved)).toContain('SEQUENCE:1');
  expect(lines(cancelled)).toEqual(
    expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED', 'METHOD:CANCEL']),
  );
});

test('the same booking gives the same bytes', () => {
  expect(calendarInvitation(content, session, url)).toEqual(calendarInvitation(content, session, url));
});

test('a name cannot write lines of its own', () => {
  const attack = { ...session, name: 'X\r\nATTENDEE:mailto:other@example.test\r\nX:"' };
  const attendees = lines(calendarInvitation(content, attack, url)).filter((line) =>
    line.startsWith('ATTENDEE'),
  );
  expect(attendees).toHaveLength(1);
  expect(attendees[0]).toMatch(/mailto:maya@example\.test$/i);
});

test('to download: published, not sent', () => {
  const published = lines(calendarInvitation(content, session, url, { publish: true }));
  expect(published).toContain('METHOD:PUBLISH');
  expect(published.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});
