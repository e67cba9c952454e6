import { type DomainError, invalid } from '../errors.ts';

export const lies = (what: string): DomainError =>
  invalid({ file: `This is not the ${what} that it says it is, or it was broken off.` });

const CHUNK = 256 * 1024;

/** A stream that is read in measured portions: no more is held than was asked for, and the chunk that it came with. */
export class Incoming {
  /** How many bytes have been read. */
  at = 0;
  private held: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.source = content[Symbol.asyncIterator]();
  }

  /** The next bytes, which are read again; fewer at the end. */
  async look(count: number): Promise<Buffer> {
    const chunks: Uint8Array[] = [this.held];
    let length = this.held.length;
    while (length < count) {
      const { done, value } = await this.source.next();
      if (done) break;
      chunks.push(value);
      length += value.length;
    }
    if (chunks.length > 1) this.held = Buffer.concat(chunks);
    return this.held.subarray(0, count);
  }

  async takeUpTo(count: number): Promise<Buffer> {
    const bytes = Buffer.from(await this.look(count));
    this.held = this.held.subarray(bytes.length);
    this.at += bytes.length;
    return bytes;
  }

  /** All of them, or it was broken off. */
  async take(count: number, what: string): Promise<Buffer> {
    const bytes = await this.takeUpTo(count);
    if (bytes.length < count) throw lies(what);
    return bytes;
  }

  /** What comes is not read any further: the file that it comes from is closed. */
  async close(): Promise<void> {
    await this.source.return?.();
  }

  async isOver(): Promise<boolean> {
    return (await this.look(1)).length === 0;
  }

  /** What is skipped at the end need not be there. */
  async skip(count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      const { length } = await this.takeUpTo(Math.min(left, CHUNK));
      if (length === 0) return;
      left -= length;
    }
  }

  async *pass(count: number, what: string): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      const bytes = await this.takeUpTo(Math.min(left, CHUNK));
      if (bytes.length === 0) throw lies(what);
      left -= bytes.length;
      yield bytes;
    }
  }

  /** Nothing in its place, and as much of it. */
  async *blank(count: number, what: string): AsyncGenerator<Uint8Array> {
    for await (const { length } of this.pass(count, what)) yield Buffer.alloc(length);
  }
}
