import { Trash2 } from 'lucide-react';
import type { KnownPeople } from '../../../../domain/readings/index.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { longDate } from '../../../ui/long-date.ts';
import { forWhom } from './report-words.ts';

/** Whom the account remembers besides its owner. */
export function PeopleList({ people }: { people: KnownPeople['others'] }) {
  if (people.length === 0) return null;
  const count = people.length === 1 ? 'one person' : `${people.length} people`;
  return (
    <section className="mt-10 border-t border-rule pt-4">
      <Disclosure label="People in your account" note={`${count} besides you`} align="start">
        <ul className="divide-y divide-rule pl-3">
          {people.map(({ id, relation, label, name, birthDate }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{forWhom({ relation, label })}</strong>
                <span className="block text-fine text-quiet">
                  {name}, born {longDate(birthDate)}
                </span>
              </span>
              <ConfirmDialog
                title={`Forget ${label}?`}
                text="Name and birth date are forgotten for the next report. Reports that were made stay."
                trigger={
                  <Button variant="quiet" size="sm" aria-label={`Forget ${label}`}>
                    <Trash2 className="size-5 text-quiet" aria-hidden="true" />
                  </Button>
                }
                keep="Keep"
                confirm="Forget"
                action="/portal/reports"
                fields={{ intent: 'forget', personId: id }}
                done={{ title: 'Forgotten' }}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
