import { DomainError } from '../../../domain/errors.ts';
import { quizPositions } from '../../../domain/readings/browser.ts';
import { calculateQuizResult, readQuizContent, readSpelling } from '../../../domain/readings/index.ts';
import { asksForPassport } from '../../../numerology/names/index.ts';
import { optionalLine } from '../../../shared/fields.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { MiniOffer } from '../../components/quiz/mini-offer.tsx';
import { OutcomePage } from '../../components/quiz/outcome-page.tsx';
import { PlainQuizForm } from '../../components/quiz/plain-quiz-form.tsx';
import { ReportNotice } from '../../components/quiz/report-notice.tsx';
import { SpellingForm } from '../../components/quiz/spelling-form.tsx';
import { servicesOf } from '../../context.ts';
import { Island } from '../../islands/island.tsx';
import { sourceOfForm } from '../../sent-from.ts';
import type { Route } from './+types/result';
import { acceptLead, leadSchema } from './lead-intake.server.ts';

export const handle = { islands: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Your three core numbers' },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...readQuizContent(servicesOf(context)),
  // The form may be shown once more, for a field that is missing, at an address that no longer says it.
  source: sourceOfForm(request),
});

const plainSchema = leadSchema.extend({ source: optionalLine(200) });

/** The quiz for browsers without JavaScript. As in the other one, a lead that fails does not keep the results back. */
export const action = answerForm({
  calculate: changeBy(plainSchema, async ({ request, context, services }, { source, ...answers }) => {
    const ours = spellingToConfirm(answers);
    if (ours) return { ours };
    const { cards, spelling } = calculateQuizResult(services, answers);
    const came = { ...answers, source: source ?? sourceOfForm(request) };
    const lead = await acceptLead(context, came).catch(asRefusal);
    return { answers, cards, spelling, lead };
  }),
});

/** As in the other quiz, a name whose letters had to be changed is counted when its owner has seen the spelling. */
function spellingToConfirm({ name, spelling }: { name: string; spelling?: string }): string | undefined {
  if (spelling !== undefined || asksForPassport(name)) return undefined;
  const { changed, text } = readSpelling(name);
  return changed ? text : undefined;
}

const CONFIRM = 'Please look at this spelling. If the passport has another, write that one.';

function asRefusal(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  throw error;
}

export default function QuizResult({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, problem, done } = actionData ?? {};
  if (!done || done.ours !== undefined) {
    const values = { ...typed, source: typed?.source || loaderData.source };
    return (
      <div className="mx-auto max-w-xl px-4 py-12 sm:px-6">
        <h1 className="text-title">Discover Your 3 Core Numbers</h1>
        <div className="mt-6">
          <FormError problem={done ? { message: CONFIRM } : problem} />
        </div>
        <PlainQuizForm
          values={done ? { ...values, spelling: done.ours } : values}
          errors={done ? { spelling: CONFIRM } : problem?.fields}
        />
      </div>
    );
  }
  const { answers, cards, spelling, lead } = done;
  const failed = typeof lead === 'string';
  return (
    <OutcomePage
      name={answers.name}
      cards={cards}
      meanings={loaderData.meanings}
      spelling={<SpellingForm shown={spelling} answers={answers} />}
      notice={
        <ReportNotice
          state={failed ? { is: 'failed', message: lead } : { is: 'sent' }}
          numbers={quizPositions.map((position) => cards[position].number)}
          answers={answers}
        />
      }
      offer={
        loaderData.product && (
          <Island
            name="mini-offer"
            of={MiniOffer}
            when="load"
            props={{ product: loaderData.product, lead: failed ? undefined : lead, inLink: true }}
          />
        )
      }
      turns={false}
      again={<a href="/quiz">Start again with another name</a>}
    />
  );
}
