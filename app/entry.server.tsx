import islandLoader from 'virtual:island-loader';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { servicesContext, visitContext } from './context.ts';
import { isIslandPage } from './islands/island-page.ts';
import { toPageWords } from './page-words.ts';
import { pathForLogs } from './path-for-logs.ts';
import { RenderContext } from './render-context.ts';

export const streamTimeout = 10_000;

/**
 * The whole page at once, as one string: our loaders are done before it begins and nothing on it waits, so that a stream
 * would only cost. A finished page can be cached, compressed and hashed.
 */
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
  const words = toPageWords(context.get(servicesContext).content.current());
  const isIslands = isIslandPage(routerContext);
  const html = renderToString(
    <RenderContext
      value={{ nonce, requestId, words, renderDrawing, ...(isIslands && { islandLoader, renderIsland }) }}
    >
      <ServerRouter
        context={isIslands ? ofThisPage(routerContext) : await withData(ofThisPage(routerContext))}
        url={request.url}
        nonce={nonce}
      />
    </RenderContext>,
  );
  visit.html = `<!DOCTYPE html>${html}`;
  return new Response(null, { status, headers });
}

/** With the routes of this page alone: the router prepares all that it is given, hundreds, for each answer. */
function ofThisPage(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const matched = context.staticHandlerContext.matches.map(({ route }) => [route.id, routes[route.id]]);
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}

/** What the loaders returned, as the browser will read it. It is all there; the router would wait for it part by part. */
async function withData(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return context;
  const value = await new Response(stream).text();
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
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
