import { Link } from 'react-router';
import { lengthOf, plans, sequenceTypes } from '../../../domain/marketing/browser.ts';
import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type Props = Pick<EmailPanelData, 'staff' | 'groups'>;

/** The three sequences and their letters; staff can look at each, and at every other mail that we send. */
export function TemplateList({ staff, groups }: Props) {
  return (
    <>
      <h2 className="mb-4 text-lead">Templates</h2>
      <div className="gap-4 md:columns-2 lg:columns-3">
        {sequenceTypes.map((type) => {
          const { emails, days } = lengthOf(type);
          return (
            <Card key={type} className="mb-4 break-inside-avoid">
              <h3 className="text-[1.25rem]">{plans[type].title}</h3>
              <p className="mb-3 text-quiet">{`${emails} e-mails over ${days} days`}</p>
              <ol className="divide-y divide-rule">
                {plans[type].steps.map(({ template, afterHours }) => (
                  <Row key={template} template={template} note={dayOf(afterHours)} staff={staff} />
                ))}
              </ol>
            </Card>
          );
        })}
      </div>
      {groups.length > 0 && (
        <>
          <h2 className="mt-6 mb-1 text-lead">Every other e-mail</h2>
          <p className="mb-4 text-quiet">Sent because something happened, not because a day has come.</p>
          <div className="gap-4 md:columns-2 lg:columns-3">
            {groups.map(({ title, templates }) => (
              <Card key={title} className="mb-4 break-inside-avoid">
                <h3 className="mb-2 text-[1.25rem]">{title}</h3>
                <ul className="divide-y divide-rule">
                  {templates.map((template) => (
                    <Row key={template} template={template} staff={staff} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Row({ template, note, staff }: { template: string; note?: string; staff: boolean }) {
  const name = nameOf(template);
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-1.5">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        {note && <span className="text-fine text-quiet">{note}</span>}
      </span>
      {staff && (
        <Link
          to={`/portal/emails/preview/${template}`}
          aria-label={`Preview ${name}`}
          className={buttonLook({ variant: 'quiet', size: 'sm' })}
        >
          Preview
        </Link>
      )}
    </li>
  );
}

export const nameOf = (template: string) => {
  const words = template.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const dayOf = (hours: number) => (hours === 1 ? 'after 1 hour' : `day ${hours / 24}`);
