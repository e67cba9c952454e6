import { Copy } from 'lucide-react';
import type { IntakePage } from '../../../domain/delivery/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { IntakeFields } from './intake-fields.tsx';

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

function PrivateLink({ link }: { link: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({
      kind: 'success',
      title: 'Link copied',
      description: 'Send it to your partner in your own words.',
    });
  };
  return (
    <div className="space-y-3">
      <p className="text-fine text-quiet">
        It opens their part alone: they see the name of what you bought, and nothing that you have written.
      </p>
      <p data-testid="private-link" className="rounded-md bg-sunken p-3 font-mono text-fine break-all">
        {link}
      </p>
      <Button variant="outline" size="sm" onClick={copy}>
        <Copy className="size-4" aria-hidden="true" />
        Copy the link
      </Button>
    </div>
  );
}
