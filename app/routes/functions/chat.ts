import { z } from 'zod';
import { readLocale } from '../../../domain/care.ts';
import { LONGEST_MESSAGE, readOwnChat, sendChatMessage } from '../../../domain/support/index.ts';
import { text } from '../../../shared/fields.ts';
import { type Asked, answerJson, answerPage, answerQuery, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/chat';
import { visitorKeys, visitorOf, visitorOfHeaders } from './chat-visitor.ts';

const perMinute = { name: 'chat-minute', max: 20, seconds: 60 };
const perHour = { name: 'chat-hour', max: 200, seconds: 3600 };
const opening = { name: 'chat-read', max: 60, seconds: 60 };

const digit = z.int().min(1).max(9);
const messageBody = z.object({
  ...visitorKeys,
  message: text(LONGEST_MESSAGE, 'Please write something first.'),
  numbers: z.object({ lifePath: digit, expression: digit, soulUrge: digit }).optional().catch(undefined),
});

/** A visitor's words in, the answer out; an answer that takes its time is told while it grows. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { client } = context.get(visitContext);
  const grows = request.headers.get('accept')?.includes('text/event-stream') === true;
  return streamAnswer(grows, (onText) =>
    answerJson(request, async (body) => {
      const { message, numbers, ...keys } = parse(messageBody, body);
      for (const limit of [perMinute, perHour]) await refuseIfTooMany(services, limit, client);
      const visitor = await visitorOf({ request, context }, keys);
      const locale = readLocale(request.headers.get('accept-language'));
      return sendChatMessage(services, { visitor, message, numbers, locale, client }, onText);
    }),
  );
}

/** The conversation so far, for a window that is opened again. */
export const loader = answerPage(async ({ request, services, visit, context }: Asked<Route.LoaderArgs>) => {
  return answerQuery(async () => {
    await refuseIfTooMany(services, opening, visit.client);
    const visitor = await visitorOfHeaders({ request, context });
    return Response.json(await readOwnChat(services, { visitor }));
  });
});

/**
 * An answer that is there at once goes out as it is. One that grows (a language model is writing) becomes a stream of
 * events: { text } with what there is so far, at the end { answer } with the whole, or { problem }.
 */
async function streamAnswer(
  wanted: boolean,
  work: (onText?: (soFar: string) => void) => Promise<Response>,
): Promise<Response> {
  if (!wanted) return work();
  let tell: (event: object) => void = () => {};
  let began: () => void = () => {};
  const growing = new Promise<void>((resolve) => {
    began = resolve;
  });
  let latest = '';
  const done = work((soFar) => {
    latest = soFar;
    began();
    tell({ text: soFar });
  });
  const first = await Promise.race([done, growing]);
  if (first) return first;

  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let open = true;
      tell = (event) => {
        if (open) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      tell({ text: latest });
      const answer = await done.catch(() => Response.json({ error: '' }, { status: 500 }));
      const data: unknown = await answer.json();
      tell(answer.ok ? { answer: data } : { problem: data });
      open = false;
      controller.close();
    },
    // The visitor left; what she asked is answered and kept all the same.
    cancel() {
      tell = () => {};
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
