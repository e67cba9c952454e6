import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import islandLoader from 'virtual:island-loader';
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

/** The whole page at once, as one text, because a finished page can be cached, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const visit = context.get(visitContext);
  const { nonce, requestId } = visit;
  const { content, log } = context.get(servicesContext);
  const words = toPageWords(content.current());
  const isIslands = isIslandPage(routerContext);
  const page = (
    <RenderContext
      value={{ nonce, requestId, words, renderDrawing, ...(isIslands && { islandLoader, renderIsland }) }}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderContext>
  );
  // On a page of islands nothing waits; on the others the router hands its data on as a stream.
  visit.html = isIslands
    ? `<!DOCTYPE html>${renderToString(page)}`
    : await renderWhole(page, nonce, (err) => log.error({ err, requestId }, 'rendering failed'));
  return new Response(null, { status, headers });
}

function renderWhole(
  page: ReactElement,
  nonce: string | undefined,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError,
    });
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}

const renderDrawing = (drawing: ReactElement) => renderToString(drawing);
const inIslands = { renderDrawing };
const renderIsland = (island: ReactElement, identifierPrefix: string) =>
  renderToString(<RenderContext value={inIslands}>{island}</RenderContext>, { identifierPrefix });

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
