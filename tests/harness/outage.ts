import { setTimeout as pause } from 'node:timers/promises';
import type { SpawnedServer } from './spawned-server.ts';

const LONGEST_MS = 120_000;

/** Visitors who leave their address at the checkout, one after another, whatever answer they get. */
export class CartLoad {
  /** Addresses that the site said yes to. */
  readonly kept: string[] = [];
  /** How often each answer was given, also by what is not an answer at all. */
  readonly answers: Record<string, number> = {};
  /** 503s without a word about when to try again. */
  silent = 0;
  private busy = true;
  private readonly running: Promise<void>[];
  private readonly url: string;

  constructor({ url }: SpawnedServer, visitors = 4) {
    this.url = url;
    this.running = Array.from({ length: visitors }, (_, who) => this.keepWriting(who));
  }

  async stop(): Promise<void> {
    this.busy = false;
    await Promise.all(this.running);
  }

  /** How long it takes until somebody is told yes again, or `LONGEST_MS` if nobody is. */
  async untilKept(): Promise<number> {
    const began = performance.now();
    const before = this.kept.length;
    while (this.kept.length === before && performance.now() - began < LONGEST_MS) await pause(10);
    return Math.round(performance.now() - began);
  }

  private async keepWriting(who: number): Promise<void> {
    for (let i = 0; this.busy; i++) {
      const email = `cart-${who}-${i}@example.test`;
      const answer = await this.post(
        { productId: 'report', email },
        `10.${who}.${(i >> 8) & 255}.${i & 255}`,
      );
      const name = answer ? String(answer.status) : 'no answer';
      this.answers[name] = (this.answers[name] ?? 0) + 1;
      if (answer?.status === 200) this.kept.push(email);
      if (answer?.status === 503 && !answer.headers.get('retry-after')) this.silent += 1;
      if (answer?.status !== 200) await pause(20);
    }
  }

  private post(body: object, from: string): Promise<Response | undefined> {
    return fetch(`${this.url}/functions/v1/save-cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, origin: this.url },
      body: JSON.stringify(body),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer;
      },
      () => undefined,
    );
  }
}
