import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { servicesContext, visitContext } from './context.ts';
import { toPageWords } from './page-words.ts';
import { pathForLogs } from './path-for-logs.ts';
import { RenderContext } from './render-context.ts';
import { isSleeping, putToSleep } from './sleeping-page.ts';

export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(visitContext);
  const words = toPageWords(context.get(servicesContext).content.current());
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RenderContext value={{ nonce, requestId, words }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RenderContext>,
      {
        nonce,
        // The whole page at once: our loaders are quick, and a finished page can be kept, compressed and hashed.
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          pipe(body);
          if (isSleeping(routerContext)) {
            text(body).then((html) => resolve(new Response(putToSleep(html), { status, headers })), reject);
          } else {
            resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          }
        },
        onShellError: reject,
        onError(err) {
          context.get(servicesContext).log.error({ err, requestId }, 'rendering failed');
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Loader and action failures. Refusals (thrown responses) are part of the conversation, not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const visit = context.get(visitContext);
  visit.failure = error;
  context
    .get(servicesContext)
    .log.error(
      { err: error, requestId: visit.requestId, path: pathForLogs(new URL(request.url).pathname) },
      'request failed',
    );
}
