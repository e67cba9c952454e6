/** Speaks HTTP as a browser would: keeps cookies, sends the origin, does not follow redirects by itself. */
export class Browserlike {
  private cookies = new Map<string, string>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookieHeader());
    // Packed and unpacked on the same machine: a twentieth of the time, for nothing that these tests look at.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', this.base);
    const answer = await fetch(new URL(path, this.base), { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
    return answer;
  }

  get = (path: string) => this.fetch(path);

  /** Submits a form the way a page without JavaScript does. */
  post(path: string, fields: Record<string, string> | [string, string][]): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  postJson(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = await this.post('/login', { email, password });
    if (answer.status !== 302) throw new Error(`sign-in of ${email} answered ${answer.status}`);
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Somebody else's browser with the same cookies. */
  copy(): Browserlike {
    const other = new Browserlike(this.base);
    other.cookies = new Map(this.cookies);
    return other;
  }

  cookie = (name: string) => this.cookies.get(name);
}

/** Somebody with a browser and a network address of her own, as a trusted proxy tells it. */
export class VisitorFrom extends Browserlike {
  private readonly address: string;

  constructor(base: string, address: string) {
    super(base);
    this.address = address;
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.address);
    return super.fetch(path, { ...init, headers });
  }
}
