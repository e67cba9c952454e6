import { Form } from 'react-router';
import { placeOf } from '../../../shared/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { HiddenFields } from '../hidden-fields.tsx';
import { zones } from './zones.ts';

/** For whoever travels, books for somebody elsewhere, or reads without scripts. */
export function ClockChoice({ zone, fields }: { zone: string; fields: Record<string, string> }) {
  const known = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine underline">
        Show the times by another clock
      </summary>
      <Form method="get" preventScrollReset className="mt-2 flex max-w-md flex-wrap items-end gap-3">
        <HiddenFields fields={fields} />
        <div className="min-w-0 flex-1 basis-56">
          <Choice
            key={zone}
            label="Time zone"
            name="zone"
            defaultValue={zone}
            options={known.map((value) => ({ value, label: `${placeOf(value)} (${value})` }))}
          />
        </div>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </Form>
    </details>
  );
}
