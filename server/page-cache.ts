import { createHash, randomBytes } from 'node:crypto';
import { encode } from './compress.ts';
import type { HeldAnswer } from './held-answer.ts';
import { contentSecurityPolicy, scriptHashes } from './security-headers.ts';

/** Far more pages than we have: only there so that made-up addresses cannot fill the memory. */
const MOST_PAGES = 2_000;

/**
 * Public pages are rendered once per content version and kept as compressed bytes. They hold nothing personal, so
 * their address is the whole key; our inline scripts are allowed by hash, because a nonce would have to differ each time. The
 * nonce of the rendering only says which of them are ours, and is taken out again.
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

  /** Renders a page that is not held yet, once however many ask for it. Errors and redirects are not kept. */
  render(path: string, render: (nonce: string) => Promise<Response>): Promise<HeldAnswer> {
    const coming = this.coming.get(path);
    return coming ?? this.begin(path, render);
  }

  private begin(path: string, render: (nonce: string) => Promise<Response>): Promise<HeldAnswer> {
    const nonce = randomBytes(16).toString('base64url');
    const coming = render(nonce).then((response) => toAnswer(response, nonce));
    this.coming.set(path, coming);
    void coming.then(
      (answer) => this.arrived(path, coming, answer),
      () => this.arrived(path, coming),
    );
    return coming;
  }

  private arrived(path: string, coming: unknown, answer?: HeldAnswer): void {
    // What was asked for before the content changed is not worth keeping.
    if (this.coming.get(path) !== coming) return;
    this.coming.delete(path);
    if (answer?.status !== 200) return;
    if (this.pages.size >= MOST_PAGES) this.pages.clear();
    this.pages.set(path, answer);
  }
}

/** Read to its end, because several visitors may wait for the same answer and a body can be read once. */
async function toAnswer(response: Response, nonce: string): Promise<HeldAnswer> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const rendered = Buffer.from(await response.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const html = isPage ? rendered.toString('utf8') : '';
  const bytes = isPage ? Buffer.from(inGoodOrder(html.replaceAll(` nonce="${nonce}"`, ''))) : rendered;
  const policy: Record<string, string> = isPage
    ? { 'content-security-policy': contentSecurityPolicy(scriptHashes(html, nonce)) }
    : {};
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

/** Scripts come after what the eye needs: without this they compete with the style sheet for a phone's connection. */
const inGoodOrder = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
