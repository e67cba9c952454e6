import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { has } from '../../../shared/problem.ts';
import { useLeavingWarning } from '../use-leaving-warning.ts';
import { writeInto, writtenIn } from './draft-fields.ts';

const PAUSE_MS = 800;
const DRAFT_OF = 'draft-of';

type Kept = { fields?: Record<string, string>; writers: string[] };

const isKept = (said: unknown): said is Kept => has(said, 'writers') && Array.isArray(said.writers);

export type Draft = {
  /** The hand that wrote it rests, and it is kept. */
  isKept: boolean;
  /** It was written at another time and stands here again. */
  isBack: boolean;
  /** Who else writes about the same thing. */
  writers: string[];
  /** It is saved for good. */
  drop(): void;
};

/**
 * Keeps what is typed into a form with the server while it is typed, for this writer alone, and lays it back when the page
 * is opened again, here or elsewhere. Without a subject nothing is kept. Leaving before the last stroke is kept is asked about.
 */
export function useDraft(subject: string, form: RefObject<HTMLFormElement | null>): Draft {
  const [state, setState] = useState({ isUnkept: false, isKept: false, isBack: false });
  const [writers, setWriters] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRestoring = useRef(false);
  const onItsWay = useRef<Promise<unknown>>(Promise.resolve());
  useLeavingWarning(state.isUnkept);

  const ask = async (sent: RequestInit | undefined, query = '') => {
    const kept = await talk(sent, query).catch(() => undefined);
    if (kept) setWriters(kept.writers);
    return kept;
  };
  const keep = useEffectEvent(async (written: HTMLFormElement) => {
    timer.current = undefined;
    onItsWay.current = ask(sending(subject, writtenIn(written)));
    const arrived = await onItsWay.current;
    setState((now) => ({ ...now, isKept: Boolean(arrived), isUnkept: !arrived }));
  });
  const heard = useEffectEvent((written: HTMLFormElement) => {
    clearTimeout(timer.current);
    setState((now) => (now.isUnkept ? now : { ...now, isUnkept: true, isKept: false }));
    timer.current = setTimeout(() => void keep(written), PAUSE_MS);
  });
  const open = useEffectEvent(async () => {
    const kept = await ask(undefined, `?${new URLSearchParams({ subject })}`);
    if (!kept?.fields || !form.current) return;
    isRestoring.current = true;
    writeInto(form.current, kept.fields);
    isRestoring.current = false;
    setState({ isUnkept: false, isKept: true, isBack: true });
  });

  useEffect(() => {
    const watched = form.current;
    if (!subject || !watched) return;
    // After React has heard of it: drawn anew before that, a field that it controls would lose the stroke.
    const listen = () => {
      if (!isRestoring.current) setTimeout(() => heard(watched));
    };
    watched.addEventListener('input', listen);
    void open();
    return () => {
      watched.removeEventListener('input', listen);
      // Another page of the office is opened: the last strokes go along.
      if (timer.current) void talk(sending(subject, writtenIn(watched))).catch(() => undefined);
      clearTimeout(timer.current);
    };
  }, [subject, form]);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState({ isUnkept: false, isKept: false, isBack: false });
    // After what is on its way, which would come back otherwise.
    if (subject) void onItsWay.current.then(() => talk(sending(subject))).catch(() => undefined);
  };
  return { isKept: state.isKept, isBack: state.isBack, writers, drop };
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
