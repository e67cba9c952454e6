import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { has } from '../../../shared/problem.ts';
import { typeInto } from '../../ui/field.tsx';
import { useLeavingWarning } from '../use-leaving-warning.ts';

const PAUSE_MS = 800;
const DRAFT_OF = 'draft-of';

type Kept = { fields?: Record<string, string>; writers: string[] };

const isKept = (said: unknown): said is Kept => has(said, 'writers') && Array.isArray(said.writers);

type Draft = {
  /** The hand that wrote it rests, and it is kept. */
  isKept: boolean;
  /** It was written at another time and stands here again. */
  isBack: boolean;
  /** Who else writes about the same thing. */
  writers: string[];
  /** It is saved for good. */
  drop(): void;
  /** Resolves when the last stroke has arrived: for a form that goes away when it is saved, and whose page drops the draft. */
  rest(): Promise<void>;
};

/**
 * Keeps what is typed into a form with the server while it is typed, for this writer alone, and lays it back when the page
 * is opened again, here or elsewhere. Without a subject nothing is kept. It is called kept only when the last stroke has
 * arrived; leaving before that sends it on the way out, and asks.
 */
export function useDraft(subject: string, form: RefObject<HTMLFormElement | null>): Draft {
  const [state, setState] = useState({ isUnkept: false, isKept: false, isBack: false });
  const [writers, setWriters] = useState<string[]>([]);
  const keeper = useRef<Keeper>(undefined);
  useLeavingWarning(state.isUnkept);

  const arrived = useEffectEvent((kept: Kept | undefined, isLast: boolean) => {
    if (kept) setWriters(kept.writers);
    if (isLast) setState((now) => ({ ...now, isKept: Boolean(kept), isUnkept: !kept }));
  });
  const changed = useEffectEvent(() =>
    setState((now) => (now.isUnkept ? now : { ...now, isUnkept: true, isKept: false })),
  );
  const restored = useEffectEvent(() => setState({ isUnkept: false, isKept: true, isBack: true }));

  useEffect(() => {
    const watched = form.current;
    if (!subject || !watched) return;
    keeper.current = new Keeper(subject, watched, { arrived, changed, restored });
    return () => keeper.current?.close();
  }, [subject, form]);

  const drop = () => {
    setState({ isUnkept: false, isKept: false, isBack: false });
    keeper.current?.drop();
  };
  const rest = async () => keeper.current?.rest();
  return { isKept: state.isKept, isBack: state.isBack, writers, drop, rest };
}

/** For a form that goes away when it is saved: it is sent once its draft has arrived, and its page drops the draft. Refused, both stay. */
export const afterDraft =
  (draft: Pick<Draft, 'rest'>, send: (typed: FormData) => unknown) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const typed = new FormData(currentTarget, button);
    void draft.rest().then(() => send(typed));
  };

type News = {
  arrived(kept: Kept | undefined, isLast: boolean): void;
  changed(): void;
  restored(): void;
};

/** Sends what is typed into one form: after a pause, one draft after the other, and the last one when the page is left. */
class Keeper {
  private readonly subject: string;
  private readonly form: HTMLFormElement;
  private readonly news: News;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onItsWay: Promise<unknown> = Promise.resolve();
  private strokes = 0;
  private drops = 0;
  private isRestoring = false;
  private readonly typedInto = new Set<EventTarget>();

  constructor(subject: string, form: HTMLFormElement, news: News) {
    this.subject = subject;
    this.form = form;
    this.news = news;
    form.addEventListener('input', this.listen);
    addEventListener('pagehide', this.leave);
    this.takeEarly();
    void this.restore();
  }

  /** Another page of the office is opened. */
  close(): void {
    this.form.removeEventListener('input', this.listen);
    removeEventListener('pagehide', this.leave);
    this.leave();
  }

  drop(): void {
    this.drops += 1;
    clearTimeout(this.timer);
    this.timer = undefined;
    // After what is on its way, which would come back otherwise.
    void this.onItsWay.then(() => talk(sending(this.subject))).catch(() => undefined);
  }

  async rest(): Promise<void> {
    const isWaiting = this.timer !== undefined;
    clearTimeout(this.timer);
    if (isWaiting) await this.keep();
    else await this.onItsWay;
  }

  private readonly listen = ({ target }: Event) => {
    if (this.isRestoring) return;
    if (target) this.typedInto.add(target);
    // After React has heard of it: drawn anew before that, a field that it controls would lose the stroke.
    setTimeout(() => this.typed());
  };

  /** What was typed before the page could listen. */
  private takeEarly(): void {
    for (const field of writablesOf(this.form))
      if ('defaultValue' in field && field.value !== field.defaultValue) this.typedInto.add(field);
    if (this.typedInto.size > 0) setTimeout(() => this.typed());
  }

  private typed(): void {
    this.strokes += 1;
    clearTimeout(this.timer);
    this.news.changed();
    this.timer = setTimeout(() => void this.keep(), PAUSE_MS);
  }

  private async keep(): Promise<void> {
    this.timer = undefined;
    // One after the other: an older text must not arrive after a newer one.
    const dropsBefore = this.drops;
    await this.onItsWay;
    if (this.drops !== dropsBefore) return;
    const sent = this.strokes;
    const answer = talk(sending(this.subject, writtenIn(this.form))).catch(() => undefined);
    this.onItsWay = answer;
    this.news.arrived(await answer, sent === this.strokes);
  }

  /** The tab is closed or loaded anew, or another page is opened: the last strokes go along. */
  private readonly leave = () => {
    if (this.timer) void talk(sending(this.subject, writtenIn(this.form))).catch(() => undefined);
    clearTimeout(this.timer);
  };

  private async restore(): Promise<void> {
    const kept = await talk(undefined, `?${new URLSearchParams({ subject: this.subject })}`).catch(
      () => undefined,
    );
    this.news.arrived(kept, false);
    if (!kept?.fields) return;
    this.isRestoring = true;
    writeInto(this.form, kept.fields, this.typedInto);
    this.isRestoring = false;
    if (this.strokes > 0) this.typed();
    else this.news.restored();
  }
}

/** Small enough, it arrives even when the page is gone. */
function sending(subject: string, fields: Record<string, string> = {}): RequestInit {
  // Forms have fields of many names, `subject` among them.
  const body = new URLSearchParams({ ...fields, [DRAFT_OF]: subject });
  return { method: 'POST', body, keepalive: body.toString().length < 60_000 };
}

async function talk(sent?: RequestInit, query = ''): Promise<Kept | undefined> {
  const reply = await fetch(`/office/drafts${query}`, sent);
  const said: unknown = reply.ok ? await reply.json() : undefined;
  return isKept(said) ? said : undefined;
}

/** What a draft is of: 'broadcast:8f1c…', or 'broadcast:new' while there is nothing to name. Also where a new one begins from. */
export const draftSubject = (kind: string, id: string | undefined, from?: string | null): string =>
  `${kind}:${id || ['new', ...(from ? [from] : [])].join(':')}`;

type Writable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const WORDS = ['text', 'email', 'url', 'search', 'tel', 'number', 'date', 'time', 'datetime-local'];

const isWritable = (element: Element): element is Writable =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && WORDS.includes(element.type));

const isFixed = (field: Writable): boolean => 'readOnly' in field && field.readOnly;

function* writablesOf(form: HTMLFormElement): Generator<Writable> {
  for (const element of form.elements)
    if (isWritable(element) && element.name && !isFixed(element)) yield element;
}

/** What somebody can have written into a form. A field that comes several times is told by its place. */
function writtenIn(form: HTMLFormElement): Record<string, string> {
  const written: Record<string, string> = {};
  for (const field of writablesOf(form)) written[placeOf(written, field.name)] = field.value;
  return written;
}

function placeOf(taken: Record<string, string>, name: string): string {
  for (let n = 0; ; n++) {
    const place = n === 0 ? name : `${name}#${n}`;
    if (!(place in taken)) return place;
  }
}

/**
 * Lays back what was written, as if it had been typed. A field that somebody has typed into meanwhile
 * keeps that.
 */
function writeInto(
  form: HTMLFormElement,
  kept: Record<string, string>,
  typedInto: ReadonlySet<EventTarget>,
): void {
  const seen: Record<string, string> = {};
  for (const field of writablesOf(form)) {
    const place = placeOf(seen, field.name);
    seen[place] = '';
    const value = kept[place];
    if (value === undefined || value === field.value || typedInto.has(field)) continue;
    typeInto(field, value);
  }
}

/** One quiet line under what is being written. */
export function DraftLine({ draft: { isKept, isBack, writers } }: { draft: Draft }) {
  return (
    <p role="status" className="min-h-5 text-fine text-quiet">
      {writers.length > 0 && (
        <strong className="text-warn">
          {writers.join(' and ')} is writing here, too. Whoever saves last is read.{' '}
        </strong>
      )}
      {isBack
        ? 'What you had written is back. It is not saved yet.'
        : isKept
          ? 'Kept as you write. It is not saved yet.'
          : ''}
    </p>
  );
}
