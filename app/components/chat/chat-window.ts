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
import { MessageLog } from './message-log.ts';
import { emailView, leadingView } from './window-parts.ts';
import { chatWindow } from './words.ts';

/** The pace of the specification: an answer comes after a second, a page after two more. */
const PACE_MS = 1_000;
const LEAD_MS = 2_000;

const sheet = 'animate-rise flex flex-col border border-rule bg-card text-[1rem] leading-[1.55] shadow-page';
const looks: Record<View, string> = {
  open: `${sheet} fixed inset-0 z-40 h-dvh sm:inset-auto sm:right-6 sm:bottom-6 sm:h-[min(600px,calc(100dvh-3rem))] sm:w-[400px] sm:rounded-md`,
  minimized: `${sheet} relative w-80 max-w-[calc(100vw-2rem)] rounded-md`,
  closed: 'hidden',
};

type OnUnread = (count: number) => void;

let existing: ChatWindow | undefined;

export function chatWindowAt(place: HTMLElement, button: HTMLElement, onUnread: OnUnread): ChatWindow {
  existing ??= new ChatWindow(place, button, onUnread);
  return existing;
}

const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class ChatWindow {
  private keys: ChatKeys = readKeys();
  private view: View = 'closed';
  private loaded = false;
  private hangUp: (() => void) | undefined;
  private lead: ReturnType<typeof setTimeout> | undefined;
  private unreadCount = 0;

  private readonly log = new MessageLog((text) => void this.send(text));
  /** Between the conversation and the box: asking for an address, leading to a page. */
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
    this.log.element,
    this.below,
    this.composer.form,
  );
  private readonly panel = h(
    'section',
    { role: 'dialog', 'aria-label': `Chat with ${chatWindow.name}`, 'data-chat-window': '', class: 'hidden' },
    this.head.header,
    this.body,
  );
  private readonly button: HTMLElement;
  private readonly onUnread: OnUnread;

  constructor(place: HTMLElement, button: HTMLElement, onUnread: OnUnread) {
    this.button = button;
    this.onUnread = onUnread;
    this.panel.addEventListener('keydown', (event) => event.key === 'Escape' && this.show('closed'));
    place.append(this.panel);
    this.greet();
  }

  /** `quietly` when a page restores what stood open before: it must not take the focus from the reader. */
  show(view: View, { quietly = false } = {}): void {
    this.view = view;
    keepView(view);
    const open = view === 'open';
    this.panel.className = looks[view];
    this.body.hidden = !open;
    this.button.hidden = view !== 'closed';
    this.button.setAttribute('aria-expanded', String(open));
    this.head.setOpen(open);
    if (open) this.setUnread(0);
    void this.load();
    this.log.scroll();
    if (quietly) return;
    const landing = { open: this.composer.box, minimized: this.head.toggle, closed: this.button };
    landing[view].focus();
  }

  /** Reads what there is, and hears of a person's answer even while the window is shut. */
  async load(): Promise<void> {
    if (this.loaded || readProgress() === 'none') return;
    this.loaded = true;
    const answer = await readConversation(this.keys);
    if (!isRefusal(answer)) this.take(answer, { old: true });
    else if (answer.status === 404) this.renew();
    else this.loaded = false;
  }

  private greet(): void {
    this.log.greet();
    this.below.replaceChildren();
    this.session.show(this.keys.sessionId);
  }

  /** A new conversation, by wish or because the old one no longer opens. */
  private renew(): void {
    clearTimeout(this.lead);
    this.hangUp?.();
    this.hangUp = undefined;
    this.keys = renewKeys();
    this.loaded = true;
    this.greet();
  }

  private restart(): void {
    this.renew();
    this.composer.wait(false);
    this.composer.box.focus();
  }

  private async send(text: string): Promise<void> {
    await this.load();
    clearTimeout(this.lead);
    const asking = this.log.waitFor(text);
    this.composer.set('');
    this.composer.wait(true);
    const pace = pause(PACE_MS);
    const { keys } = this;
    const answer = await sendMessage(keys, text, (soFar) => void pace.then(() => asking.grow(soFar)));
    await pace;
    // The visitor has begun anew meanwhile: this answer belongs to what she left.
    if (keys !== this.keys) return;
    // Signed out, or forgotten after thirty days: a new conversation, and she need not notice.
    if (isRefusal(answer) && answer.status === 404) {
      this.renew();
      return this.send(text);
    }
    this.composer.wait(false);
    asking.arrived(isRefusal(answer) ? [] : answer.messages);
    if (isRefusal(answer)) {
      this.composer.set(text);
      const inWords = answer.status >= 400 && answer.status < 500 && answer.message;
      this.log.say(
        inWords ? { role: 'system', content: inWords } : { role: 'assistant', content: chatWindow.failure },
      );
    } else {
      this.take(answer);
      if (answer.goTo) this.leadTo(answer.goTo);
    }
    if (this.view === 'open') this.composer.box.focus();
  }

  /** Shows what is new, listens while a person may write, and asks for what is missing. */
  private take({ messages, status, needsEmail }: News, { old = false } = {}): void {
    const fresh = this.log.show(messages);
    const withPerson = status === 'escalated' || status === 'answered';
    keepProgress(withPerson ? 'waiting' : 'talking');
    if (withPerson) {
      const onNews = (news: News) => this.take(news);
      this.hangUp ??= listen(this.keys, () => this.log.lastId(), onNews);
    } else {
      this.hangUp?.();
      this.hangUp = undefined;
    }
    const asked = this.below.querySelector('form');
    if (!needsEmail) asked?.remove();
    else if (!asked) this.below.append(emailView(readQuizEmail(), (email) => this.giveEmail(email)));
    this.log.scroll();
    const fromStaff = fresh.filter(({ staffName }) => staffName).length;
    if (!old && this.view !== 'open') this.setUnread(this.unreadCount + fromStaff);
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
    this.log.scroll();
    this.lead = setTimeout(() => location.assign(path), LEAD_MS);
  }

  private setUnread(count: number): void {
    this.unreadCount = count;
    this.onUnread(count);
    this.head.header.toggleAttribute('data-unread', count > 0);
  }
}
