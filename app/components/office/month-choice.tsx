import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Which month a list shows, and the same month as a file. */
export function MonthChoice({ label, month, csv }: { label: string; month: string; csv: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <Form method="get" className="flex items-end gap-3">
        <Field key={month} label={label} type="month" name="month" defaultValue={month} />
        <Button type="submit" variant="outline">
          Show
        </Button>
      </Form>
      <a href={`${csv}?month=${month}`} className={buttonLook({ variant: 'outline' })}>
        <Download className="size-4" aria-hidden="true" />
        CSV of this month
      </a>
    </div>
  );
}
