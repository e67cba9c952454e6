import { chatWindow } from '../../../content/chat-window.ts';
import type { ChatMessage } from '../../../domain/chat/chat-message.ts';
import { giveEmail, listen, type News, type Refusal, readConversation, sendMessage } from './chat-client.ts';
import {
  type ChatKeys,
  keepProgress,
  keepView,
  readKeys,
  readProgress,
  readQuizEmail,
  renewKeys,
  type View,
} from './chat-storage.ts';
import { composerView } from './composer.ts';
import { h } from './dom.ts';
import { headerView, sessionLine } from './header.ts';
import { messageView } from './message-view.ts';
import { emailView, leadingView, suggestionsView, typingView } from './window-parts.ts';

/** The pace of the specification: an answer comes after a second, a page after two more. */
const PACE_MS = 1_000;
const LEAD_MS = 2_000;

let existing: ChatWindow | undefined;

export function chatWindowAt(place: HTMLElement, button: HTMLElement, unread: HTMLElement): ChatWindow {
  existing ??= new ChatWindow(place, button, unread);
  return existing;
}

const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class ChatWindow {
  private keys: ChatKeys = readKeys();
  private view: View = 'closed';
  private lastId = 0;
  private loaded = false;
  private hangUp: (() => void) | undefined;
  private lead: ReturnType<typeof setTimeout> | undefined;
  private unreadCount = 0;

  private readonly log = h('div', {
    role: 'log',
    'aria-live': 'polite',
    'aria-label': 'Conversation',
    tabindex: '0',
    class: 'flex-1 space-y-4 overflow-y-auto overscroll-contain px-4 pt-2 pb-4',
  });
  private readonly below = h('div', { class: 'shrink-0' });
  private readonly session = sessionLine(() => this.restart());
  private readonly composer = composerView((text) => void this.send(text));
  private readonly head = headerView({
    onToggle: () => this.show(this.view === 'minimized' ? 'open' : 'minimized'),
    onClose: () => this.show('closed'),
  });
  private readonly body = h(
    'div',
    { class: 'flex min-h-0 flex-1 flex-col' },
    this.session.line,
    this.log,
    this.below,
    this.composer.form,
  );
  private readonly panel = h(
    'section',
    { role: 'dialog', 'aria-label': `Chat with ${chatWindow.name}`, 'data-chat-window': '' },
    this.head.header,
    this.body,
  );

  private readonly button: HTMLElement;
  private readonly unread: HTMLElement;

  constructor(place: HTMLElement, button: HTMLElement, unread: HTMLElement) {
    this.button = button;
    this.unread = unread;
    this.panel.addEventListener('keydown', (event) => event.key === 'Escape' && this.show('closed'));
    this.panel.hidden = true;
    place.append(this.panel);
    this.greet();
  }

  /** `quietly` when a page restores what stood open before: it must not take the focus from the reader. */
  show(view: View, { quietly = false } = {}): void {
    this.view = view;
    keepView(view);
    const open = view === 'open';
    this.panel.hidden = view === 'closed';
    this.button.hidden = view !== 'closed';
    this.button.setAttribute('aria-expanded', String(open));
    this.body.hidden = !open;
    this.panel.className = `animate-rise flex-col border border-rule bg-card text-[1rem] leading-[1.55] shadow-page ${view === 'closed' ? 'hidden' : 'flex'} ${open ? 'fixed inset-0 z-40 h-dvh sm:inset-auto sm:right-6 sm:bottom-6 sm:h-[min(600px,calc(100dvh-3rem))] sm:w-[400px] sm:rounded-md' : 'w-72 rounded-md'}`;
    this.head.toggle.setAttribute('aria-label', open ? 'Minimize the chat' : 'Restore the chat');
    if (open) {
      this.setUnread(0);
      void this.load();
    }
    if (quietly) return;
    if (open) this.composer.box.focus();
    else if (view === 'closed') this.button.focus();
    else this.head.toggle.focus();
  }

  /** Hears of a person's answer while the window is shut. */
  listen(): void {
    void this.load();
  }

  private greet(): void {
    this.log.replaceChildren(
      this.toView({ role: 'assistant', content: chatWindow.welcome }),
      suggestionsView((question) => void this.send(question)),
    );
    this.below.replaceChildren();
    this.session.show(this.keys.sessionId);
  }

  private restart(): void {
    this.hangUp?.();
    this.hangUp = undefined;
    this.keys = renewKeys();
    this.lastId = 0;
    this.loaded = true;
    clearTimeout(this.lead);
    this.greet();
    this.composer.box.focus();
  }

  private async load(): Promise<void> {
    if (this.loaded || readProgress() === 'none') return;
    this.loaded = true;
    const answer = await readConversation(this.keys);
    if (!isRefusal(answer)) return this.take(answer, { old: true });
    if (answer.status === 404) this.restart();
    else this.loaded = false;
  }

  private async send(text: string): Promise<void> {
    await this.load();
    clearTimeout(this.lead);
    const own = this.toView({ role: 'user', content: text });
    const typing = typingView();
    this.log.querySelector('[aria-label="Suggested questions"]')?.remove();
    this.append(own, typing);
    this.composer.set('');
    this.composer.wait(true);
    const pace = pause(PACE_MS);
    let growing: HTMLElement | undefined;
    const onText = (soFar: string) =>
      void pace.then(() => {
        if (!typing.isConnected && !growing) return;
        growing ??= this.toView({ role: 'assistant', content: '' });
        if (typing.isConnected) typing.replaceWith(growing);
        const words = growing.querySelector('p');
        if (words) words.textContent = soFar;
        this.scroll();
      });
    let answer = await sendMessage(this.keys, text, onText);
    // Signed out meanwhile, or forgotten after thirty days: a new conversation, and nobody notices.
    if (isRefusal(answer) && answer.status === 404) {
      this.keys = renewKeys();
      this.lastId = 0;
      this.session.show(this.keys.sessionId);
      answer = await sendMessage(this.keys, text, onText);
    }
    await pace;
    typing.remove();
    growing?.remove();
    this.composer.wait(false);
    if (isRefusal(answer)) {
      own.remove();
      this.composer.set(text);
      const inWords = answer.status >= 400 && answer.status < 500 ? answer.message : undefined;
      this.append(
        this.toView(
          inWords ? { role: 'system', content: inWords } : { role: 'assistant', content: chatWindow.failure },
        ),
      );
    } else {
      own.remove();
      this.take(answer);
      if (answer.goTo) this.leadTo(answer.goTo);
    }
    if (this.view === 'open') this.composer.box.focus();
  }

  /** Shows what is new and asks for what is missing. */
  private take({ messages, status, needsEmail }: News, { old = false } = {}): void {
    const fresh = messages.filter(({ id }) => id > this.lastId);
    if (fresh.length > 0) this.log.querySelector('[aria-label="Suggested questions"]')?.remove();
    this.append(...fresh.map((message) => this.toView(message)));
    this.lastId = fresh.at(-1)?.id ?? this.lastId;
    const withPerson = status === 'escalated' || status === 'answered';
    keepProgress(withPerson ? 'waiting' : 'talking');
    if (withPerson)
      this.hangUp ??= listen(
        this.keys,
        () => this.lastId,
        (news) => this.take(news),
      );
    else {
      this.hangUp?.();
      this.hangUp = undefined;
    }
    const asked = this.below.querySelector('form');
    if (!needsEmail) asked?.parentElement?.remove();
    else if (!asked)
      this.below.append(
        h(
          'div',
          { class: 'px-3 pb-3' },
          emailView(readQuizEmail(), (email) => this.giveEmail(email)),
        ),
      );
    if (!old && this.view !== 'open')
      this.setUnread(this.unreadCount + fresh.filter(({ staffName }) => staffName).length);
  }

  private async giveEmail(email: string): Promise<string | undefined> {
    const answer = await giveEmail(this.keys, email);
    if (isRefusal(answer)) return answer.message ?? chatWindow.failure;
    this.take(answer);
    this.composer.box.focus();
    return undefined;
  }

  private leadTo(path: keyof typeof chatWindow.leading): void {
    const bar = leadingView(chatWindow.leading[path], () => {
      clearTimeout(this.lead);
      bar.remove();
      this.composer.box.focus();
    });
    this.below.append(bar);
    this.scroll();
    this.lead = setTimeout(() => location.assign(path), LEAD_MS);
  }

  private setUnread(count: number): void {
    this.unreadCount = count;
    this.unread.textContent = count > 0 ? ` ${count} new` : '';
    this.button.toggleAttribute('data-unread', count > 0);
    this.head.header.toggleAttribute('data-unread', count > 0);
  }

  private toView(message: Pick<ChatMessage, 'role' | 'content'> & Partial<ChatMessage>): HTMLElement {
    return messageView(message, () => void this.send('I would like to talk to a human'));
  }

  private append(...views: HTMLElement[]): void {
    this.log.append(...views);
    this.scroll();
  }

  private scroll(): void {
    this.log.scrollTop = this.log.scrollHeight;
  }
}
