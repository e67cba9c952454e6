import type { ChatMessage } from '../../../domain/support/index.ts';
import { h } from './dom.ts';
import { messageView } from './message-view.ts';
import { suggestionsView, typingView } from './window-parts.ts';
import { chatWindow } from './words.ts';

/** The conversation as it is shown: each message once, in the order it was written down. */
export class MessageLog {
  readonly element = h('div', {
    role: 'log',
    'aria-live': 'polite',
    'aria-label': 'Conversation',
    tabindex: '0',
    class: 'flex-1 space-y-4 overflow-y-auto overscroll-contain px-4 pt-2 pb-4',
  });
  private readonly shown = new Set<number>();
  /** News that came while a message is on its way wait for its answer, or the visitor would see her words twice. */
  private held: ChatMessage[] | undefined;
  private readonly onSay: (text: string) => void;

  constructor(onSay: (text: string) => void) {
    this.onSay = onSay;
  }

  greet(): void {
    this.shown.clear();
    this.held = undefined;
    this.element.replaceChildren(
      this.view({ role: 'assistant', content: chatWindow.welcome }),
      suggestionsView(this.onSay),
    );
  }

  lastId(): number {
    return Math.max(0, ...this.shown);
  }

  /** Returns what is new; nothing while a message is on its way. */
  show(messages: ChatMessage[]): ChatMessage[] {
    if (this.held) {
      this.held.push(...messages);
      return [];
    }
    const each = new Map(messages.map((message) => [message.id, message]));
    const fresh = [...each.values()].filter(({ id }) => !this.shown.has(id)).sort((a, b) => a.id - b.id);
    if (fresh.length > 0) this.dropSuggestions();
    for (const { id } of fresh) this.shown.add(id);
    this.append(...fresh.map((message) => this.view(message)));
    return fresh;
  }

  say(message: Pick<ChatMessage, 'role' | 'content'>): void {
    this.append(this.view(message));
  }

  /** The visitor's words and a typing sign, until `arrived` is called with what was written down. */
  waitFor(content: string) {
    const own = this.view({ role: 'user', content });
    const typing = typingView();
    let growing: HTMLElement | undefined;
    this.dropSuggestions();
    this.append(own, typing);
    this.held = [];
    return {
      grow: (soFar: string) => {
        if (!typing.isConnected && !growing?.isConnected) return;
        growing ??= this.view({ role: 'assistant', content: '' });
        typing.replaceWith(growing);
        const words = growing.querySelector('p');
        if (words) words.textContent = soFar;
        this.scroll();
      },
      arrived: (messages: ChatMessage[]): void => {
        for (const element of [own, typing, growing]) element?.remove();
        const held = this.held ?? [];
        this.held = undefined;
        this.show([...held, ...messages]);
      },
    };
  }

  scroll(): void {
    this.element.scrollTop = this.element.scrollHeight;
  }

  private append(...views: HTMLElement[]): void {
    this.element.append(...views);
    this.scroll();
  }

  private dropSuggestions(): void {
    this.element.querySelector('[data-suggestions]')?.remove();
  }

  private view(message: Pick<ChatMessage, 'role' | 'content'> & Partial<ChatMessage>): HTMLElement {
    return messageView(message, () => this.onSay(chatWindow.wantsPerson));
  }
}
