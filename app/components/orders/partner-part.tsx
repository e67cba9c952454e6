import type { IntakePage } from '../../../domain/delivery/index.ts';
import { Card } from '../../ui/card.tsx';
import { IntakeFields } from './intake-fields.tsx';
import { PrivateLink } from './private-link.tsx';

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
export function PartnerPart({ partner, answers, problems, together, onTogether, onChange, onBlur }: Props) {
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
