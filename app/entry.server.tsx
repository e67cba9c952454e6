import { PassThrough } from 'node:stream';
import islandLoader from 'virtual:island-loader';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { servicesContext, visitContext } from './context.ts';
import { isIslandPage } from './islands/island-page.ts';
import { toPageWords } from './page-words.ts';
import { pathForLogs } from './path-for-logs.ts';
import { RenderContext } from './render-context.ts';

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
  const islands = isIslandPage(routerContext) ? { islandLoader, renderIsland } : {};
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RenderContext value={{ nonce, requestId, words, ...islands }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RenderContext>,
      {
        nonce,
        // The whole page at once: our loaders are quick, and a finished page can be cached, compressed and hashed.
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
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

const renderIsland = (island: ReactElement, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix });

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
