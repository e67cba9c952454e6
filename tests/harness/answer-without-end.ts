import type { RequestListener } from 'node:http';
import { pipeline, Readable } from 'node:stream';

/** An answer that goes on until its reader has gone away. */
export const answerWithoutEnd: RequestListener = (_request, answer) => {
  const piece = Buffer.alloc(65_536, 'x');
  const endless = new Readable({
    read() {
      this.push(piece);
    },
  });
  pipeline(endless, answer, () => {});
};
