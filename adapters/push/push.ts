/** Where a browser receives pushes, and the keys it gave for them. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What a server proves itself with to the push services; made once and stored, because browsers remember the public one. */
export type PushKeys = { publicKey: string; privateKey: string };

export type PushMessage = {
  payload: string;
  /** How long the push service keeps it for a browser that is off. */
  seconds: number;
  /** A newer one under the same name takes the place of one that waits. */
  topic?: string;
};

export type Push = {
  makeKeys(): PushKeys;
  /** `gone`: the browser has left, and its address will never work again. Throws `PushFailed` for what may pass. */
  send(to: PushAddress, message: PushMessage, by: PushKeys & { contact: string }): Promise<'sent' | 'gone'>;
};

export class PushFailed extends Error {
  override name = 'PushFailed';
}
