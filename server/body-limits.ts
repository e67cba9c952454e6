import { bodyLimit } from 'hono/body-limit';

const WORDS = 256 * 1024;
const FILES = 6 * 1024 * 1024;
/** A list of some 200,000 people, or a photograph as the camera made it. */
const LARGE = 16 * 1024 * 1024;
/** What mailboxes accept, as text: with a photograph or two, which we do not keep, but must not refuse either. */
const MAIL = 50 * 1024 * 1024;

/** Forms that a file may come with. Everything else is words. */
const takingFiles = /^\/(?:portal\/support|office\/orders\/[^/]+\/(?:recording|desk\/parts))(?:\.data)?$/;

const takingLarge = /^\/office\/(?:letters\/imports|pictures)(?:\.data)?$/;

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    // The rest of the body is not read, so the connection cannot be used again.
    onError: (c) => c.json({ error: 'That is more than we can take at once.' }, 413, { connection: 'close' }),
  });
const limits = { words: limit(WORDS), files: limit(FILES), large: limit(LARGE), mail: limit(MAIL) };

export const limitBodies: ReturnType<typeof bodyLimit> = (c, next) => limits[kindOf(c.req.path)](c, next);

function kindOf(path: string): keyof typeof limits {
  if (path === '/webhooks/inbound-mail') return 'mail';
  if (takingLarge.test(path)) return 'large';
  return takingFiles.test(path) ? 'files' : 'words';
}
