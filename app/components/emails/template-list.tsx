import { useFetcher } from 'react-router';
import { lengthOf, plans, sequenceTypes } from '../../../domain/sequences/sequence-types.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { MailFrame } from './mail-frame.tsx';

/** The three sequences and their letters; staff can look at each. */
export function TemplateList({ staff }: { staff: boolean }) {
  return (
    <>
      <h2 className="mb-4 text-lead">Templates</h2>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {sequenceTypes.map((type) => {
          const { emails, days } = lengthOf(type);
          return (
            <Card key={type}>
              <h3 className="text-[1.25rem]">{plans[type].title}</h3>
              <p className="mb-3 text-quiet">{`${emails} e-mails over ${days} days`}</p>
              <ol className="divide-y divide-rule">
                {plans[type].steps.map(({ template, afterHours }) => (
                  <li key={template} className="flex min-h-11 items-center justify-between gap-3">
                    <span className="min-w-0">
                      <span className="block break-words">{nameOf(template)}</span>
                      <span className="text-fine text-quiet">{dayOf(afterHours)}</span>
                    </span>
                    {staff && <Preview template={template} />}
                  </li>
                ))}
              </ol>
            </Card>
          );
        })}
      </div>
    </>
  );
}

export const nameOf = (template: string) => {
  const words = template.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const dayOf = (hours: number) => (hours === 1 ? 'after 1 hour' : `day ${hours / 24}`);

function Preview({ template }: { template: string }) {
  const fetcher = useFetcher<{ subject: string; html: string }>();
  const letter = fetcher.data;
  return (
    <Dialog
      title={letter?.subject ?? nameOf(template)}
      onOpenChange={(open) => {
        if (open && !letter) void fetcher.load(`/portal/emails/preview/${template}`);
      }}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Preview ${nameOf(template)}`}>
          Preview
        </Button>
      }
    >
      {letter ? <MailFrame title={letter.subject} html={letter.html} /> : <PageSpinner label="Loading..." />}
    </Dialog>
  );
}
