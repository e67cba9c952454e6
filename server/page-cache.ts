import { createHash } from 'node:crypto';
import { encode } from './compress.ts';
import type { HeldAnswer } from './held-answer.ts';
import { contentSecurityPolicy, scriptHashes } from './security-headers.ts';

/** Far more pages than we have: only there so that made-up addresses cannot fill the memory. */
const MOST_PAGES = 2_000;

/**
 * Public pages are rendered once per content version and kept as compressed bytes. They hold nothing personal, so
 * their address is the whole key; inline scripts are allowed by hash, because a nonce would have to differ each time.
 */
export class PageCache {
  private pages = new Map<string, HeldAnswer>();
  private coming = new Map<string, Promise<HeldAnswer | Response>>();

  /** Content changed: the next visitor of each page renders it anew. */
  clear(): void {
    this.pages.clear();
    this.coming.clear();
  }

  /** A page that is ready to be sent. */
  held(path: string): HeldAnswer | undefined {
    return this.pages.get(path);
  }

  /** Renders a page that is not held yet, once however many ask for it. Errors and redirects are made anew each time. */
  async render(path: string, render: () => Promise<Response>): Promise<HeldAnswer | Response> {
    let coming = this.coming.get(path);
    if (!coming) {
      coming = render().then(toPage);
      this.coming.set(path, coming);
      void coming.then(
        (page) => this.arrived(path, coming, page),
        () => this.arrived(path, coming),
      );
    }
    const page = await coming;
    return page instanceof Response && page.bodyUsed ? render() : page;
  }

  private arrived(path: string, coming: unknown, page?: HeldAnswer | Response): void {
    // What was asked for before the content changed is not worth keeping.
    if (this.coming.get(path) !== coming) return;
    this.coming.delete(path);
    if (!page || page instanceof Response) return;
    if (this.pages.size >= MOST_PAGES) this.pages.clear();
    this.pages.set(path, page);
  }
}

async function toPage(response: Response): Promise<HeldAnswer | Response> {
  if (response.status !== 200) return response;
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const bytes = inGoodOrder(type, Buffer.from(await response.arrayBuffer()));
  const headers: Record<string, string> = {
    'content-type': type,
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'cache-control': 'public, no-cache',
  };
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(scriptHashes(bytes.toString('utf8')));
  }
  return { bodies: type.startsWith('image/') ? { identity: bytes } : await encode(bytes), headers };
}

/** Scripts come after what the eye needs: without this they compete with the style sheet for a phone's connection. */
function inGoodOrder(type: string, bytes: Buffer): Buffer {
  if (!type.startsWith('text/html')) return bytes;
  const html = bytes.toString('utf8');
  return Buffer.from(
    html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
}
