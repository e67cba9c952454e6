import { NOTHING_ALLOWED } from './security-headers.ts';

/** How long a browser, a search engine or a program should wait before it asks again. */
export const RETRY_SECONDS = '5';

/** What visitors are told while the database is away. */
export const LOST = 'We are catching our breath. Please try again in a moment.';

/** Without the database no page of ours can be drawn; this one needs nothing. It asks again by itself. */
export function awayPage(words: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Back in a moment</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_SECONDS}">
<style>body{font:1.125rem/1.6 Georgia,serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style></head>
<body><main><h1>Back in a moment</h1><p>${words}</p><p>Nothing that we confirmed to you is lost. This page asks again by itself.</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': RETRY_SECONDS,
      'content-security-policy': `${NOTHING_ALLOWED}; style-src 'unsafe-inline'`,
    },
  });
}
