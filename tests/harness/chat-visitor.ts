import { randomBytes } from 'node:crypto';
import type { ChatAnswer, ChatMessage } from '../../domain/support/index.ts';
import type { Browserlike } from './browserlike.ts';

export type ChatNews = { status: string; needsEmail: boolean; messages: ChatMessage[] };

/** Somebody at a chat window, over HTTP. */
export class ChatVisitor {
  readonly sessionId = `chat_${randomBytes(16).toString('hex')}`;
  readonly key = randomBytes(24).toString('base64url');
  private readonly browser: Browserlike;

  constructor(browser: Browserlike) {
    this.browser = browser;
  }

  headers(): Record<string, string> {
    return { 'x-chat-session': this.sessionId, 'x-chat-key': this.key };
  }

  post(message: unknown, more: object = {}): Promise<Response> {
    const { sessionId, key } = this;
    return this.browser.postJson('/functions/v1/chat', { sessionId, key, message, ...more });
  }

  async say(message: string, more: object = {}): Promise<ChatAnswer> {
    const answer = await this.post(message, more);
    if (!answer.ok) throw new Error(`the chat answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ChatAnswer;
  }

  giveEmail(email: string): Promise<Response> {
    const { sessionId, key } = this;
    return this.browser.postJson('/functions/v1/chat-email', { sessionId, key, email });
  }

  read(): Promise<Response> {
    return this.browser.fetch('/functions/v1/chat', { headers: this.headers() });
  }

  /** Opens the stream of news; `until` resolves with the first event that satisfies a condition. */
  async listen(after = 0) {
    const abort = new AbortController();
    const answer = await this.browser.fetch(`/functions/v1/chat-stream?after=${after}`, {
      headers: this.headers(),
      signal: abort.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    return {
      async until(condition: (news: ChatNews) => boolean): Promise<ChatNews> {
        for (;;) {
          const end = rest.indexOf('\n\n');
          if (end >= 0) {
            const event = rest.slice(0, end);
            rest = rest.slice(end + 2);
            if (!event.startsWith('data: ')) continue;
            const news = JSON.parse(event.slice(6)) as ChatNews;
            if (condition(news)) return news;
            continue;
          }
          const { done, value } = await reader.read();
          if (done) throw new Error('the stream ended');
          rest += value;
        }
      },
      ended: async () => {
        for (;;) if ((await reader.read()).done) return true;
      },
      close: () => abort.abort(),
    };
  }
}
