import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useActionData, useFetcher } from 'react-router';
import type { Problem } from '../form-answer.ts';
import { Button, type Look } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useMissing } from '../ui/use-missing.tsx';
import { FormError } from './form-error.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { useLastAnswer } from './use-answer.ts';
import { useLeavingWarning } from './use-leaving-warning.ts';

type AnyAnswer = { intent: string; typed: Record<string, string>; done?: unknown; problem?: Problem };
type AnyAction = (args: never) => Promise<{ data: { intent: string; done?: unknown } }>;
type AnswerOf<A extends AnyAction> = Awaited<ReturnType<A>>['data'];
type To<A extends AnyAction, Intent> = Extract<AnswerOf<A>, { intent: Intent }>;
/** Of one change or, together, of several. */
type NameOf<A extends AnyAction, Intent> = Intent extends string
  ? keyof Extract<To<A, Intent>, { problem: object }>['problem']['fields'] & string
  : never;
type DoneOf<A extends AnyAction, Intent> = Exclude<To<A, Intent>['done'], undefined>;

/** For `<Field {...field.name} />`, and all the others of ui/field.tsx. */
export type FieldProps = {
  name: string;
  error?: string;
  defaultValue?: string | number;
  defaultChecked?: boolean;
};

/** Also those within a field: `hours.monday`. */
type Fields<Name extends string> = Record<Name | `${Name}.${string}`, FieldProps>;

type Value = string | number | boolean | null | undefined;
type Note = string | { title: string; description?: string };

type Props<Intent extends string, Name extends string, Hidden extends Name, Done> = Look & {
  /** Which change of the action it asks for. */
  intent: Intent;
  /** The address of the action; left out, it is this page's. */
  action?: string;
  /** What the fields hold at first. */
  values?: Partial<Record<Name, Value>>;
  /** What travels along unseen; undefined stays away. */
  hidden?: Record<Hidden, string | undefined>;
  /** Where they stand. Left out: one under the other, as they come. */
  children?: (shown: Record<Exclude<Name, Hidden>, ReactNode>) => ReactNode;
  /** What the button says, and what while it is under way. */
  submit: ReactNode;
  submitting?: ReactNode;
  /** As wide as the form; large ones are anyway. */
  wide?: boolean;
  /** What keeps the button from working, in words. */
  missing?: string;
  /** Where the button stands, among others for example, and what came of it. Left out: by itself, at the end. */
  footer?: (button: ReactNode, done: Done | undefined) => ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
  /** Said when it is done. */
  done?: Note | ((done: Done) => Note | undefined);
  onDone?(done: Done, typed: Record<string, string>): void;
  /** Awaited before it is sent: that a draft has arrived, for example, which the page then drops. */
  before?(): Promise<unknown>;
  /** The form in its page, which may show instead of it, or below, what came of it. */
  around?: (form: ReactNode, done: Done | undefined) => ReactNode;
  /** For a button in a row, which has no room for words: the title under which a refusal is said. */
  failed?: string;
  /** Sent as a page, with JavaScript too: where the page that comes back may no longer have this form. */
  asPage?: boolean;
  /** One of the fields takes a file. */
  files?: boolean;
  /** All is checked by us: for fields that a browser would refuse in its own words. */
  noValidate?: boolean;
  /** Empties the form when it is done. */
  resets?: boolean;
  /** Asks whoever leaves the page with something typed. */
  guards?: boolean;
  className?: string;
} & ([Exclude<Name, Hidden>] extends [never]
    ? { fields?: undefined }
    : {
        /** Every field that the change reads, drawn: one that is missing does not compile, since nobody would see its error. */
        fields: (field: Fields<Name>) => Record<Exclude<Name, Hidden>, ReactNode>;
      });

/**
 * The one way of forms: it sends a change, keeps what was typed, shows each error under its field, and says when it is done.
 * Without JavaScript it is a plain form, and the page that comes back shows the same.
 *
 *     const Form = formFor<typeof action>();
 *     <Form intent="create" fields={(field) => ({ code: <Field label="Code" {...field.code} /> })} submit="Create" />
 *
 * `also` names other changes that read these fields. Its footer has a button for each:
 * `<Button type="submit" name="intent" value="test">`.
 */
export function formFor<A extends AnyAction>() {
  return ActionForm as <
    Intent extends AnswerOf<A>['intent'],
    Hidden extends NameOf<A, Intent | Also> = never,
    Also extends AnswerOf<A>['intent'] = never,
  >(
    props: Props<Intent, NameOf<A, Intent | Also>, Hidden, DoneOf<A, Intent | Also>> & { also?: Also[] },
  ) => ReactNode;
}

type DialogProps = {
  title: string;
  text: string;
  trigger: ReactNode;
  /** What the button says that changes nothing. */
  keep: string;
};

/** The same in a dialog: asks once before something that cannot be taken back, or asks for what it needs. */
export function dialogFor<A extends AnyAction>() {
  return DialogForm as <Intent extends AnswerOf<A>['intent'], Hidden extends NameOf<A, Intent> = never>(
    props: DialogProps & Omit<Props<Intent, NameOf<A, Intent>, Hidden, DoneOf<A, Intent>>, 'footer'>,
  ) => ReactNode;
}

type AnyProps = Omit<Props<string, string, never, unknown>, 'hidden' | 'fields'> & {
  also?: string[];
  hidden?: Record<string, string | undefined>;
  fields?: (field: Record<string, FieldProps>) => Record<string, ReactNode>;
};

/** Where one change takes the place of another, such as "Go on" that of "Pause", its form is another one: the answer is to the first. */
const ActionForm = (props: AnyProps) => <FormOfIntent key={props.intent} {...props} />;

function FormOfIntent(props: AnyProps) {
  const { intent, also = [], values = {}, hidden = {}, fields, children } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const form = props.formRef ?? ownRef;
  const fetcher = useFetcher<AnyAnswer>();
  const [isTyped, setIsTyped] = useState(false);
  useLeavingWarning(Boolean(props.guards) && isTyped);
  const page = useOwnAnswer([intent, ...also], hidden);
  const pending = fetcher.state !== 'idle';
  const answer = fetcher.data ?? page;
  const { problem, done } = (pending ? undefined : answer) ?? {};
  const send = useSending(fetcher, props, () => {
    setIsTyped(false);
    if (props.resets) form.current?.reset();
  });
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, form]);
  const shown = fields?.(fieldsWith(values, page?.typed, problem)) ?? {};
  const gap = useMissing(props.missing);
  const isSaid = Boolean(props.failed && fetcher.data);
  const drawn = (
    <fetcher.Form
      ref={form}
      method="post"
      action={props.action}
      encType={props.files ? 'multipart/form-data' : undefined}
      noValidate={props.noValidate}
      onSubmit={(event) => {
        // Seen from React it may stand inside another form: a dialog over the form that was refused.
        event.stopPropagation();
        gap.hold(event);
        if (pending) event.preventDefault();
        if (event.isDefaultPrevented()) return;
        if (!props.asPage) return void send(event);
        event.preventDefault();
        event.currentTarget.submit();
      }}
      onInput={() => setIsTyped(true)}
      className={props.className ?? 'space-y-5'}
    >
      <input type="hidden" name="intent" value={intent} />
      {/* What the Enter key sends, wherever its button stands among the others. */}
      {also.length > 0 && <button type="submit" hidden />}
      <HiddenFields fields={hidden} />
      {!isSaid && <FormError problem={problem && aboveForm(problem, Object.keys(shown))} />}
      {children ? children(shown) : Object.entries(shown).map(([name, node]) => <div key={name}>{node}</div>)}
      <Submit {...props} pending={pending} gap={gap} answered={done} />
    </fetcher.Form>
  );
  return props.around ? props.around(drawn, done) : drawn;
}

type SubmitProps = Pick<
  AnyProps,
  'submit' | 'submitting' | 'footer' | 'variant' | 'size' | 'wide' | 'missing'
> & {
  pending: boolean;
  gap: ReturnType<typeof useMissing>;
  answered: unknown;
};

function Submit(props: SubmitProps) {
  const { submit, submitting, footer, variant, size, wide, missing, pending, gap } = props;
  const button = (
    <Button
      type="submit"
      variant={variant}
      size={size}
      pending={pending}
      className={wide || size === 'lg' ? 'w-full' : undefined}
      {...(missing && gap.button)}
    >
      {(pending && submitting) || submit}
    </Button>
  );
  return (
    <>
      {footer ? footer(button, props.answered) : button}
      {missing && gap.words}
    </>
  );
}

/** What is said and done when the answer comes. Gives the form's onSubmit. */
function useSending(fetcher: FetcherWithComponents<AnyAnswer>, props: AnyProps, onTaken: () => void) {
  const say = (done: unknown) => {
    const note = typeof props.done === 'function' ? props.done(done) : props.done;
    if (note) toast({ kind: 'success', ...(typeof note === 'string' ? { title: note } : note) });
  };
  return useLastAnswer(fetcher, {
    onAnswer({ problem, done, typed }) {
      if (problem && props.failed)
        toast({ kind: 'error', title: props.failed, description: problem.message });
      if (problem) return;
      onTaken();
      say(done);
      props.onDone?.(done, typed);
    },
    onGone: () => say({}),
    before: props.before,
  });
}

function DialogForm({ title, text, trigger, keep, onDone, ...form }: DialogProps & AnyProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog title={title} description={text} open={open} onOpenChange={setOpen} trigger={trigger}>
      <ActionForm
        variant="danger"
        {...form}
        onDone={(...answer) => {
          setOpen(false);
          onDone?.(...answer);
        }}
        footer={(button) => (
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button variant="outline">{keep}</Button>
            </DialogClose>
            {button}
          </div>
        )}
      />
    </Dialog>
  );
}

/** The answer to this very form in a page that came without JavaScript: there may be several of its kind, told apart by what they hide. */
function useOwnAnswer(intents: string[], hidden: Record<string, string | undefined>): AnyAnswer | undefined {
  const answer = useActionData<AnyAnswer>();
  if (!answer || !intents.includes(answer.intent)) return undefined;
  // A secret does not come back.
  const isOwn = Object.entries(hidden).every(([name, value]) => (answer.typed[name] ?? value) === value);
  return isOwn ? answer : undefined;
}

/** Any name may be asked for: which ones there are, the type checker knows. */
function fieldsWith(
  values: Partial<Record<string, Value>>,
  typed: Record<string, string> | undefined,
  problem: Problem | undefined,
): Record<string, FieldProps> {
  const fieldOf = (name: string): FieldProps => {
    const value = values[name];
    const error = problem?.fields[name];
    if (typeof value === 'boolean') return { name, error, defaultChecked: typed ? name in typed : value };
    const shown = typed?.[name] ?? value;
    // Left out, not undefined: a field that is given a value of its own keeps it.
    return shown === undefined || shown === null ? { name, error } : { name, error, defaultValue: shown };
  };
  return new Proxy({}, { get: (_, name) => fieldOf(String(name)) });
}

/**
 * What stands above the form: a refusal of the whole, and what is wrong with something hidden, which has no field to stand at.
 * What is said at its field already is not said twice.
 */
function aboveForm(problem: Problem, shown: string[]): Problem | undefined {
  const unshown = Object.entries(problem.fields).filter(
    ([name]) => !shown.includes(name) && !shown.includes(name.split('.')[0] ?? ''),
  );
  if (unshown.length === 0) return Object.keys(problem.fields).length > 0 ? undefined : problem;
  const said = unshown.map(([, words]) => words).filter((words) => words !== problem.message);
  return said.length > 0 ? { ...problem, message: [problem.message, ...said].join(' ') } : problem;
}
