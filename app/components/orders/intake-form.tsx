import { Copy, Mail, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { beginsLater, withdrawalConsent } from '../../../content/checkout.ts';
import type { IntakePage } from '../../../domain/delivery/index.ts';
import type { Problem } from '../../answer.server.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { IntakeFields, uploadName } from './intake-fields.tsx';

type Answer = { problem?: Problem };

/** The details of an order, on their own page or on the order's. What is typed is kept at every step, so that it can be left and taken up again. */
export function IntakeForm({ intake, action }: { intake: IntakePage; action: string }) {
  const [answers, setAnswers] = useState(intake.answers);
  const [partner, setPartner] = useState(intake.partner?.answers ?? {});
  const [together, setTogether] = useState(
    () => Object.keys(partner).length > 0 || intake.partner?.submitted === true,
  );
  const sending = useFetcher<Answer>();
  const withoutScript = useActionData<Answer>();
  const keeping = useFetcher<{ done?: { isKept?: boolean } }>();
  const [drafts] = useState(() =>
    inTurn((draft: FormData) => keeping.submit(draft, { method: 'post', action })),
  );
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (intake.submitted) return;
    const told = quizAnswers();
    setAnswers((typed) =>
      typed.fullName && typed.fullName !== told.fullName ? typed : { ...told, ...typed },
    );
  }, [intake.submitted]);

  const saveDraft = () => {
    if (intake.submitted || !form.current) return;
    const draft = new FormData(form.current);
    draft.set('intent', 'keep');
    // A file is sent once, with everything.
    for (const { name } of intake.fields.filter(({ type }) => type === 'file'))
      draft.delete(uploadName(name));
    void drafts.give(draft);
  };
  const problem = sending.state === 'idle' ? (sending.data ?? withoutScript)?.problem : undefined;
  const problems = problem?.fields ?? {};

  return (
    <sending.Form
      method="post"
      action={action}
      encType={intake.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      ref={form}
      onSubmit={drafts.drop}
      noValidate
      className="space-y-8 [&>[role=alert]:empty]:hidden"
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="seen" value={intake.seen} />
      <FormError
        problem={
          problem && {
            message: Object.keys(problems).length ? 'Please look at the marked fields.' : problem.message,
          }
        }
      />
      <Card className="space-y-5">
        {intake.partner && <h2 className="text-lead">About you</h2>}
        <IntakeFields
          fields={intake.fields}
          answers={answers}
          problems={problems}
          onChange={(name, value) => setAnswers((typed) => ({ ...typed, [name]: value }))}
          onBlur={saveDraft}
        />
      </Card>
      {intake.partner && (
        <PartnerPart
          partner={intake.partner}
          answers={partner}
          problems={problems}
          together={together}
          onTogether={setTogether}
          onChange={(name, value) => setPartner((typed) => ({ ...typed, [name]: value }))}
          onBlur={saveDraft}
        />
      )}
      {intake.asksBegin && <BeginFields problem={problems.begin} />}
      <Sending
        intake={intake}
        pending={sending.state !== 'idle'}
        kept={keeping.data?.done?.isKept === true}
      />
    </sending.Form>
  );
}

function Sending({ intake, pending, kept }: { intake: IntakePage; pending: boolean; kept: boolean }) {
  const { complete, correctionsLeft } = intake;
  if (complete && correctionsLeft === 0) {
    return (
      <p className="text-quiet">
        These details were corrected twice. For another change, please write to us.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant="gold" size="lg" pending={pending}>
        {complete ? 'Send the corrected details' : 'Send my details'}
      </Button>
      <p role="status" className="text-fine text-quiet">
        {complete && 'What has been made already is made again from them; the first version stays.'}
        {!complete && kept && 'Kept. You can go on later.'}
      </p>
    </div>
  );
}

/** What this tab has just been told in the quiz: the same person, most likely, is filling in the order. */
function quizAnswers(): Record<string, string> {
  try {
    const { name, birthDate, spelling } = JSON.parse(sessionStorage.getItem('quiz_progress') ?? '{}');
    return {
      ...(name && { fullName: String(name) }),
      ...(birthDate && { birthDate: String(birthDate) }),
      ...(spelling && { spelling: String(spelling) }),
    };
  } catch {
    return {};
  }
}

/**
 * Sends one thing after the other; of those that come while one is under way, only the newest. A fetcher by itself would call
 * back the one under way, and where its answer has begun to arrive the router throws what nobody can catch.
 */
export function inTurn<Thing>(send: (thing: Thing) => Promise<unknown>) {
  let waiting: Thing | undefined;
  let isBusy = false;

  return {
    async give(thing: Thing): Promise<void> {
      waiting = thing;
      if (isBusy) return;
      isBusy = true;
      try {
        while (waiting !== undefined) {
          const next = waiting;
          waiting = undefined;
          await send(next);
        }
      } finally {
        isBusy = false;
      }
    },
    /** What waits is wanted no more. */
    drop(): void {
      waiting = undefined;
    },
  };
}

const ways = [
  { value: 'now', label: 'Start now', text: withdrawalConsent },
  { value: 'later', label: 'Start after 14 days', text: beginsLater },
];

/** When we begin. Neither is chosen beforehand: what ends a right must be asked for. */
function BeginFields({ problem }: { problem?: string }) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-describedby={problem ? `${id}-error` : undefined}>
        <legend className="text-lead">When shall we begin?</legend>
        {ways.map(({ value, label, text }) => (
          <label key={value} className="mt-3 flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="begin"
              value={value}
              required
              aria-invalid={problem ? true : undefined}
              className="mt-1 size-5 shrink-0 accent-gold"
            />
            <span>
              <strong>{label}</strong>
              <span className="block text-fine text-quiet">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p id={`${id}-error`} className="mt-2 text-fine font-semibold text-bad">
          {problem}
        </p>
      )}
    </Card>
  );
}

type Props = {
  partner: NonNullable<IntakePage['partner']>;
  answers: Record<string, string>;
  problems: Record<string, string>;
  /** Whether the buyer fills in both parts. */
  together: boolean;
  onTogether(together: boolean): void;
  onChange(name: string, value: string): void;
  onBlur(): void;
};

/** The other half of a couple: filled in here, or by the partner, who gets a link to nothing else. */
function PartnerPart({ partner, answers, problems, together, onTogether, onChange, onBlur }: Props) {
  const ways = [
    { value: true, label: 'I fill it in, with their agreement' },
    { value: false, label: 'They fill it in themselves, by a private link' },
  ];
  return (
    <Card className="space-y-5">
      <h2 className="text-lead">About your partner</h2>
      {partner.submitted && !together ? (
        <p className="text-quiet">Your partner has filled in this part.</p>
      ) : (
        <fieldset>
          <legend className="sr-only">Who fills in this part?</legend>
          {ways.map(({ value, label }) => (
            <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="together"
                value={value ? 'yes' : 'no'}
                checked={together === value}
                onChange={() => onTogether(value)}
                className="size-5 accent-gold"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {together ? (
        <IntakeFields
          fields={partner.fields}
          answers={answers}
          problems={problems}
          prefix="partner."
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : (
        !partner.submitted && <PrivateLink link={partner.link} />
      )}
    </Card>
  );
}

const SUBJECT = 'Your part of our reading';
const WORDS = 'Would you fill in your part of our reading? It opens your part alone and takes a minute:';

/** The partner's link: to be copied, sent from one's own mailbox, or passed on by the phone's share sheet. */
export function PrivateLink({ link }: { link: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({
      kind: 'success',
      title: 'Link copied',
      description: 'Send it to your partner in your own words.',
    });
  };
  // Closing the share sheet is a decision, not an error.
  const share = () => navigator.share({ title: SUBJECT, text: WORDS, url: link }).catch(() => {});
  const letter = `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(`${WORDS}\n\n${link}\n`)}`;
  return (
    <div className="space-y-3">
      <p className="text-fine text-quiet">
        It opens their part alone: they see the name of what you bought, and nothing that you have written.
      </p>
      <p data-testid="private-link" className="rounded-md bg-sunken p-3 font-mono text-fine break-all">
        {link}
      </p>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button size="sm" onClick={share}>
            <Share2 className="size-4" aria-hidden="true" />
            Share the link
          </Button>
        )}
        <a href={letter} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          <Mail className="size-4" aria-hidden="true" />
          Write an e-mail
        </a>
        <Button variant="outline" size="sm" className="needs-script" onClick={copy}>
          <Copy className="size-4" aria-hidden="true" />
          Copy the link
        </Button>
      </div>
    </div>
  );
}
