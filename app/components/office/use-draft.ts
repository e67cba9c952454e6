import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { has } from '../../../shared/problem.ts';
import { useLeavingWarning } from '../use-leaving-warning.ts';
import { writeInto, writtenIn } from './draft-fields.ts';

const PAUSE_MS = 800;

type Kept = { fields?: Record<string, string>; writers: string[] };

const isKept = (said: unknown): said is Kept => has(said, 'writers') && Array.isArray(said.writers);

/** With fields it is kept, without them it is read. */
async function askForDraft(
  subject: string | undefined,
  fields?: Record<string, string>,
): Promise<Kept | undefined> {
  if (!subject) return undefined;
  const query = new URLSearchParams({ subject, ...fields });
  const keeping = { method: 'POST', body: query, keepalive: query.toString().length < 60_000 };
  const reply = await (fields ? fetch('/office/drafts', keeping) : fetch(`/office/drafts?${query}`));
  if (!reply.ok) return undefined;
  const said: unknown = await reply.json();
  return isKept(said) ? said : undefined;
}

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
 * is opened again, here or elsewhere. Leaving before the last stroke is kept is asked about.
 */
export function useDraft(subject: string | undefined, form: RefObject<HTMLFormElement | null>): Draft {
  const [state, setState] = useState({ isUnkept: false, isKept: false, isBack: false });
  const [writers, setWriters] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRestoring = useRef(false);
  useLeavingWarning(state.isUnkept);

  const call = useEffectEvent(async (fields?: Record<string, string>) => {
    const said = await askForDraft(subject, fields);
    if (said) setWriters(said.writers);
    return said;
  });
  const keep = useEffectEvent(async () => {
    if (!form.current) return;
    const arrived = await call(writtenIn(form.current)).then(Boolean, () => false);
    setState((now) => ({ ...now, isKept: arrived, isUnkept: !arrived }));
  });
  const heard = useEffectEvent(() => {
    if (isRestoring.current) return;
    clearTimeout(timer.current);
    setState((now) => (now.isUnkept ? now : { ...now, isUnkept: true, isKept: false }));
    timer.current = setTimeout(() => void keep(), PAUSE_MS);
  });
  const open = useEffectEvent(async () => {
    const kept = await call().catch(() => undefined);
    if (!kept?.fields || !form.current) return;
    isRestoring.current = true;
    const isBack = writeInto(form.current, kept.fields);
    isRestoring.current = false;
    setState({ isUnkept: false, isKept: isBack, isBack });
  });

  useEffect(() => {
    const watched = form.current;
    if (!subject || !watched) return;
    const listen = () => heard();
    watched.addEventListener('input', listen);
    void open();
    return () => {
      watched.removeEventListener('input', listen);
      clearTimeout(timer.current);
    };
  }, [subject, form]);

  const drop = () => {
    clearTimeout(timer.current);
    setState({ isUnkept: false, isKept: false, isBack: false });
    if (subject) {
      void fetch('/office/drafts', { method: 'POST', body: new URLSearchParams({ subject }) }).catch(
        () => undefined,
      );
    }
  };
  return { isKept: state.isKept, isBack: state.isBack, writers, drop };
}
