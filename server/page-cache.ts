import { createHash } from 'node:crypto';
import { encode } from './compress.ts';
import type { HeldAnswer } from './held-answer.ts';
import { contentSecurityPolicy, NOTHING_ALLOWED, ownInlineScript } from './security-headers.ts';

/** Far more pages than we have: only there so that made-up addresses cannot fill the memory. */
const MOST_PAGES = 2_000;

/**
 * Public pages are rendered once per content version and cached as compressed bytes. They hold nothing personal, so
 * their address is the whole key. They have one inline script, which is allowed by its hash: a nonce would have to
 * differ each time.
 */
export class PageCache {
  private pages = new Map<string, HeldAnswer>();
  private coming = new Map<string, Promise<HeldAnswer>>();

  /** Content changed: the next visitor of each page renders it anew. */
  clear(): void {
    this.pages.clear();
    this.coming.clear();
  }

  /** A page that is ready to be sent. */
  held(path: string): HeldAnswer | undefined {
    return this.pages.get(path);
  }

  /** Renders a page that is not held yet, once however many ask for it. Errors and redirects are not cached. */
  render(path: string, render: () => Promise<Response>): Promise<HeldAnswer> {
    const coming = this.coming.get(path);
    return coming ?? this.begin(path, render);
  }

  private begin(path: string, render: () => Promise<Response>): Promise<HeldAnswer> {
    const coming = render().then(toAnswer);
    this.coming.set(path, coming);
    void coming.then(
      (answer) => this.arrived(path, coming, answer),
      () => this.arrived(path, coming),
    );
    return coming;
  }

  private arrived(path: string, coming: unknown, answer?: HeldAnswer): void {
    // What was asked for before the content changed is not worth caching.
    if (this.coming.get(path) !== coming) return;
    this.coming.delete(path);
    if (answer?.status !== 200) return;
    if (this.pages.size >= MOST_PAGES) this.pages.clear();
    this.pages.set(path, answer);
  }
}

/** Read to its end, because several visitors may wait for the same answer and a body can be read once. */
async function toAnswer(response: Response): Promise<HeldAnswer> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const policy = {
    'content-security-policy': isPage ? contentSecurityPolicy([ownInlineScript]) : NOTHING_ALLOWED,
  };
  if (status !== 200) {
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store', ...policy };
    return { status, bodies: { identity: bytes }, headers };
  }
  const headers = {
    'content-type': type,
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'cache-control': 'public, no-cache',
    ...policy,
  };
  return { status, bodies: type.startsWith('image/') ? { identity: bytes } : await encode(bytes), headers };
}
