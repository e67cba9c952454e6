import { randomBytes } from 'node:crypto';
import { invalid } from '../../errors.ts';
import { removeLater } from '../../file-removal/index.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Parts } from '../../services.ts';
import { fitPicture } from './fit-picture.ts';
import { addressOf, keyOf, type Picture, sizesOf } from './picture-address.ts';
import { insertPicture } from './queries.ts';

const ALT_LENGTH = 300;
const DAY_MS = 86_400_000;
const types = { jpg: 'image/jpeg', png: 'image/png' };

/** Keeps a picture and answers how a text shows it. */
export async function addPicture(
  services: Parts,
  { actor, alt, bytes }: { actor: Actor; alt: string; bytes: Uint8Array },
): Promise<{ markdown: string; address: string }> {
  staffOnly(actor);
  const said = saidOf(alt);
  await refuseWithoutRoom(services, 'pictures are taken again');
  const { files, ...largest } = await fitPicture(bytes);
  const picture: Picture = { ...largest, name: randomBytes(16).toString('hex') };
  // Should this end half-way, nobody else would take the files away. With their row they stay.
  await removeLater(services, services.db, {
    keys: keysOf(picture),
    reason: 'a picture was not kept',
    at: new Date(services.clock.now().getTime() + DAY_MS),
  });
  for (const { width, height, bytes: content } of files) {
    const key = keyOf({ ...picture, width, height });
    await services.files.put(key, content, { contentType: types[picture.kind] });
  }
  await notePicture(services, { actor, alt: said, picture });
  const address = addressOf(picture);
  return { markdown: `![${said.replace(/[[\]\\]/g, '\\$&')}](${address})`, address };
}

export const keysOf = (picture: Picture): string[] => sizesOf(picture).map(keyOf);

const notePicture = staffVerb<{ alt: string; picture: Picture }, void>(
  'picture.added',
  async ({ clock }, tx, { actor, alt, picture }) => {
    await insertPicture(tx, { ...picture, alt, madeBy: actor.id, madeAt: clock.now() });
    return { about: { kind: 'picture', id: picture.name, label: alt }, answer: undefined };
  },
);

/** Whoever does not see it is told what it shows, in the same words everywhere. */
function saidOf(alt: string): string {
  const said = alt.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (!said) throw invalid({ alt: 'Please say what it shows, for readers who do not see it.' });
  if (said.length > ALT_LENGTH) throw invalid({ alt: `Please use at most ${ALT_LENGTH} characters.` });
  return said;
}
