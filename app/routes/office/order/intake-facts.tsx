import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Badge } from '../../../ui/badge.tsx';

type Intake = NonNullable<OfficeOrder['intake']>;

/** What the buyer told us, question by question, and the numbers it makes. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const { isComplete, submittedAt, version, answers, numbers, partner } = intake;
  return (
    <Part
      title="What the buyer told us"
      aside={
        <Badge look={isComplete ? 'good' : 'warn'}>
          {isComplete
            ? version > 1
              ? `Complete, corrected ${version - 1} times`
              : 'Complete'
            : submittedAt
              ? 'Waits for the partner'
              : 'Not sent yet'}
        </Badge>
      }
    >
      <Answers answers={answers} />
      {numbers && <CoreNumbers numbers={numbers} />}
      {partner && (
        <div className="space-y-3 border-t border-rule pt-3">
          <h3 className="font-sans font-semibold">The partner</h3>
          <Answers answers={partner.answers} />
          {partner.numbers && <CoreNumbers numbers={partner.numbers} />}
        </div>
      )}
    </Part>
  );
}

function Answers({ answers }: { answers: Intake['answers'] }) {
  if (answers.every(({ answer }) => !answer)) return <p className="text-quiet">Nothing yet.</p>;
  return (
    <Facts
      facts={answers.map(({ label, answer }) => [
        label,
        answer && (
          <span key={label} className="whitespace-pre-line">
            {answer}
          </span>
        ),
      ])}
    />
  );
}
