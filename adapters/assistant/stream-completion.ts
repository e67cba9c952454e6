import { z } from 'zod';
import type { ModelMessage } from './model-prompt.ts';

type Request = {
  url: string;
  key?: string;
  model: string;
  messages: ModelMessage[];
  /** A visitor waits: without a first word by then we answer ourselves. */
  firstTextMs?: number;
  totalMs?: number;
};

const MAX_TOKENS = 400;

/** The text of a chat completion, piece by piece. Ends with an error when the service is slow, refuses or breaks off. */
export async function* streamCompletion(request: Request): AsyncGenerator<string> {
  const { url, key, model, messages, firstTextMs = 8_000, totalMs = 20_000 } = request;
  const abort = new AbortController();
  const giveUp = () => abort.abort(new Error('the model is too slow'));
  const untilFirst = setTimeout(giveUp, firstTextMs);
  const untilDone = setTimeout(giveUp, totalMs);
  try {
    const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: 0.2 }),
      redirect: 'error',
      signal: abort.signal,
    });
    if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`);
    let finished = false;
    for await (const data of eventData(response.body)) {
      if (data === '[DONE]') {
        finished = true;
        break;
      }
      const piece = pieceOf(data);
      if (!piece) continue;
      clearTimeout(untilFirst);
      yield piece;
    }
    if (!finished) throw new Error('the model broke off');
  } finally {
    clearTimeout(untilFirst);
    clearTimeout(untilDone);
    abort.abort();
  }
}

/** A piece is some words long. Each chunk is joined to what came before it, so a line without an end grows dearer with each. */
const LONGEST_LINE = 100_000;

/** The data of server-sent events. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('the model sends a line without an end');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}

const piece = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish().catch(undefined) }).catch({}) }))
    .catch([]),
});

function pieceOf(data: string): string {
  const { choices } = piece.parse(JSON.parse(data));
  return choices[0]?.delta.content ?? '';
}
