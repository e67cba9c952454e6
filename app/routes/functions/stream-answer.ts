/**
 * An answer that is there at once goes out as it is. One that grows (a language model is writing) becomes a stream of
 * events: { text } with what there is so far, at the end { answer } with the whole, or { problem }.
 */
export async function streamAnswer(
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
