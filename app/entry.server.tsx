import { text } from 'node:stream/consumers';
import islandLoader from 'virtual:island-loader';
import type { ContextType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { DomainError } from '../domain/errors.ts';
import { servicesContext, visitContext } from './context.ts';
import { isIslandPage } from './islands/island-page.ts';
import { toPageWords } from './page-words.ts';
import { pathForLogs } from './path-for-logs.ts';
import { RenderContext } from './render-context.ts';

export const streamTimeout = 10_000;

const END = '</body></html>';

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
  const { content } = context.get(servicesContext);
  const words = toPageWords(content.current(), request);
  const { formats } = words;
  const renderIsland = islandsIn({ renderDrawing, formats });
  const isIslands = isIslandPage(routerContext);
  const page = (
    <RenderContext
      value={{ nonce, requestId, words, renderDrawing, ...(isIslands && { islandLoader, renderIsland }) }}
    >
      <ServerRouter
        context={{ ...routerContext, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </RenderContext>
  );
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  const scripts = isIslands ? '' : await handOn(routerContext, nonce);
  visit.html = scripts ? html.slice(0, -END.length) + scripts + END : html;
  return new Response(null, { status, headers });
}

/**
 * What the router in the browser begins with. React would wait for the stream of it in the middle of its work; all of it
 * is there by now, because no loader of ours hands out promises.
 */
async function handOn({ serverHandoffStream }: EntryContext, nonce: string | undefined): Promise<string> {
  if (!serverHandoffStream) return '';
  const words = await text(serverHandoffStream);
  const controller = 'window.__reactRouterContext.streamController';
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return `<script${attribute}>${controller}.enqueue(${asScript(words)});${controller}.close();</script>`;
}

/** Nothing in it may end the script, or begin what an HTML parser would look at. */
const asScript = (words: string) =>
  JSON.stringify(words).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const renderDrawing = (drawing: ReactElement) => renderToString(drawing);
const islandsIn =
  (known: ContextType<typeof RenderContext>) => (island: ReactElement, identifierPrefix: string) =>
    renderToString(<RenderContext value={known}>{island}</RenderContext>, { identifierPrefix });

/** Loader and action failures. Refusals (thrown responses) are part of the conversation, not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const visit = context.get(visitContext);
  visit.failure = error;
  // What was sent is wrong, not we; the page says what.
  if (error instanceof DomainError && error.code !== 'unavailable') return;
  context
    .get(servicesContext)
    .log.error(
      { err: error, requestId: visit.requestId, path: pathForLogs(new URL(request.url).pathname) },
      'request failed',
    );
}
