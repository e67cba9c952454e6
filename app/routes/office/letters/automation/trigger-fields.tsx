import type { Trigger } from '../../../../../domain/marketing/browser.ts';
import { Choice, Field } from '../../../../ui/field.tsx';
import {
  CountField,
  HourChoice,
  NamedChoice,
  ProductChoice,
  type References,
  SegmentChoice,
} from './choices.tsx';
import { blankTrigger, chosen, triggerKinds } from './kinds.ts';

type Props = {
  trigger: Trigger;
  references: References;
  error?: string;
  onChange(trigger: Trigger): void;
};

/** The fact, or the day, with which somebody enters. */
export function TriggerFields({ trigger, references, error, onChange }: Props) {
  const choose = (value: string) => {
    const kind = chosen(triggerKinds, value);
    if (kind) onChange(blankTrigger(kind));
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label="Begins when somebody"
        value={trigger.on}
        onChange={({ target }) => choose(target.value)}
        options={triggerKinds}
        error={error}
      />
      <Details trigger={trigger} references={references} onChange={onChange} />
    </div>
  );
}

function Details({ trigger, references, onChange }: Omit<Props, 'error'>) {
  switch (trigger.on) {
    case 'bought':
      return (
        <ProductChoice
          label="Product"
          value={trigger.product}
          onChange={(product) => onChange({ ...trigger, product })}
        />
      );
    case 'tag':
      return (
        <Field
          label="Tag"
          value={trigger.tag}
          maxLength={40}
          onChange={({ target }) => onChange({ ...trigger, tag: target.value })}
        />
      );
    case 'session':
      return (
        <NamedChoice
          label="Kind of session"
          empty="any"
          among={references.sessionTypes.map((name) => ({ id: name, name }))}
          value={trigger.type ?? ''}
          onChange={(type) => onChange({ ...trigger, type: type || undefined })}
        />
      );
    case 'birthday':
      return (
        <>
          <CountField
            label="Days before it (empty: on the day)"
            value={trigger.daysBefore}
            onChange={(daysBefore) => onChange({ ...trigger, daysBefore })}
          />
          <HourChoice hour={trigger.hour} onChange={(hour) => onChange({ ...trigger, hour })} />
        </>
      );
    case 'date':
      return (
        <>
          <Field
            label="Date"
            type="date"
            value={trigger.date}
            onChange={({ target }) => onChange({ ...trigger, date: target.value })}
          />
          <HourChoice hour={trigger.hour} onChange={(hour) => onChange({ ...trigger, hour })} />
          <SegmentChoice
            label="Who"
            empty="everybody"
            segments={references.segments}
            value={trigger.segmentId ?? ''}
            onChange={(id) => onChange({ ...trigger, segmentId: id || undefined })}
          />
        </>
      );
    default:
      return null;
  }
}
