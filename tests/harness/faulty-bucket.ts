import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../../shared/listening-port.ts';
import { itemAt } from '../../shared/records.ts';
import { seededRandom } from '../fake-stripe/random.ts';

const faults = ['500', 'cut before', '500 after', 'cut after', 'slow', 'half'] as const;
type Fault = (typeof faults)[number];

/** Stands before an S3 server, and spoils a share of its answers: before or after what was asked for has been done. */
export async function startFaultyBucket(endpoint: string, seed = 7) {
  const random = seededRandom(seed);
  const target = new URL(endpoint);
  const counts: Record<Fault | 'right', number> = {
    right: 0,
    '500': 0,
    'cut before': 0,
    '500 after': 0,
    'cut after': 0,
    slow: 0,
    half: 0,
  };
  const knobs = { share: 0 };
  const server = createServer(async (asked, answer) => {
    const fault = random() < knobs.share ? itemAt(faults, Math.floor(random() * faults.length)) : 'right';
    counts[fault]++;
    const body = await bytesOf(asked);
    if (fault === '500') return refuse(answer);
    if (fault === 'cut before') return void asked.socket.destroy();
    if (fault === 'slow') await pause(500 + random() * 1500);
    const { status, headers, content } = await pass(target, asked, body);
    if (fault === '500 after') return refuse(answer);
    if (fault === 'cut after') return void asked.socket.destroy();
    // Its full length is promised, and the line goes dead half-way.
    answer.writeHead(status, headers);
    if (fault !== 'half' || content.length === 0) return void answer.end(content);
    answer.write(content.subarray(0, content.length / 2), () => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    knobs,
    counts,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(answer: ServerResponse): void {
  const words = '<Error><Code>InternalError</Code><Message>Please try again.</Message></Error>';
  answer.writeHead(500, { 'content-type': 'application/xml' }).end(words);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** As it came, with the host that was signed. */
async function pass({ hostname, port }: URL, asked: IncomingMessage, body: Buffer) {
  const { method, url: path, headers } = asked;
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const passed = request({ hostname, port, method, path, headers }, resolve);
    passed.on('error', reject).end(body);
  });
  const content = await bytesOf(answered);
  const { 'transfer-encoding': _, ...kept } = answered.headers;
  const length = method === 'HEAD' ? {} : { 'content-length': String(content.length) };
  return { status: answered.statusCode ?? 502, headers: { ...kept, ...length }, content };
}
