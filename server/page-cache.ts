import { createHash } from 'node:crypto';
import { chooseEncoding, type Encoded, encode } from './compress.ts';
import { contentSecurityPolicy, scriptHashes } from './security-headers.ts';

type Page = Encoded & { etag: string; headers: Record<string, string> };

/**
 * Public pages are rendered once per content version and kept as compressed bytes. They hold nothing personal, so
 * their address is the whole key; inline scripts are allowed by hash, because a nonce would have to differ each time.
 */
export class PageCache {
  private pages = new Map<string, Promise<Page | Response>>();

  /** Content changed: the next visitor of each page renders it anew. */
  clear(): void {
    this.pages.clear();
  }

  async answer(request: Request, key: string, render: () => Promise<Response>): Promise<Response> {
    let kept = this.pages.get(key);
    if (!kept) {
      kept = render().then(toPage);
      this.pages.set(key, kept);
      // Only finished pages are worth keeping; errors and redirects are made anew.
      kept.then(
        (page) => page instanceof Response && this.forget(key, kept),
        () => this.forget(key, kept),
      );
    }
    const page = await kept;
    if (page instanceof Response) return page.bodyUsed ? render() : page;
    return answerPage(page, request);
  }

  private forget(key: string, kept: Promise<Page | Response> | undefined): void {
    if (this.pages.get(key) === kept) this.pages.delete(key);
  }
}

async function toPage(response: Response): Promise<Page | Response> {
  if (response.status !== 200) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const headers: Record<string, string> = { 'content-type': type, vary: 'accept-encoding' };
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(scriptHashes(bytes.toString('utf8')));
  }
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    ...(await encode(bytes)),
    etag,
    headers: { ...headers, etag, 'cache-control': 'public, no-cache' },
  };
}

function answerPage(page: Page, request: Request): Response {
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, {
      status: 304,
      headers: { etag: page.etag, 'cache-control': 'public, no-cache' },
    });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = page[encoding];
  const headers: Record<string, string> = { ...page.headers, 'content-length': String(body.length) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
