import { useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { IntakePage } from '../../../domain/delivery/index.ts';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../form-error.tsx';
import { BeginFields } from './begin-fields.tsx';
import { inTurn } from './in-turn.ts';
import { IntakeFields } from './intake-fields.tsx';
import { PartnerPart } from './partner-part.tsx';
import { quizAnswers } from './quiz-answers.ts';

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
  const keeping = useFetcher<Answer>();
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
    void drafts.give(draft);
  };
  const problem = sending.state === 'idle' ? (sending.data ?? withoutScript)?.problem : undefined;
  const problems = problem?.fields ?? {};

  return (
    <sending.Form
      method="post"
      action={action}
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
        kept={keeping.data !== undefined && !keeping.data.problem}
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
