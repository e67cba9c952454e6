import type { PlanCondition, PlanStep, Trigger } from '../../../../../domain/marketing/browser.ts';
import { LookAtLetter } from '../../../../components/office/look-at-letter.tsx';
import { codeFields, readerFields } from '../../../../components/office/text-editor/merge-fields.ts';
import { TextEditor } from '../../../../components/office/text-editor/text-editor.tsx';
import { Choice, DayField, Field, TextArea } from '../../../../ui/field.tsx';
import {
  AnyProduct,
  blankTrigger,
  CountField,
  chosen,
  conditionKinds,
  conditionOf,
  HourChoice,
  NamedChoice,
  type References,
  SegmentChoice,
  triggerKinds,
  WeekdayChoice,
} from './kinds.tsx';

type StepFieldsProps<Step> = { step: Step; references: References; onChange(step: Step): void };

/** The fields of one step. */
export function StepFields({ step, references, onChange }: StepFieldsProps<PlanStep>) {
  switch (step.do) {
    case 'wait':
      return <CountField label="Days" value={step.days} onChange={(days) => onChange({ ...step, days })} />;
    case 'wait-until':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <WeekdayChoice weekday={step.weekday} onChange={(weekday) => onChange({ ...step, weekday })} />
          <HourChoice hour={step.hour} onChange={(hour) => onChange({ ...step, hour })} />
        </div>
      );
    case 'letter':
      return <LetterFields step={step} onChange={onChange} />;
    case 'condition':
      return (
        <ConditionFields
          condition={step.if}
          references={references}
          onChange={(condition) => onChange({ ...step, if: condition })}
        />
      );
    case 'code':
      return (
        <div className="grid gap-4 sm:grid-cols-3">
          <CountField
            label="Per cent off"
            value={step.percent}
            onChange={(percent) => onChange({ ...step, percent })}
          />
          <CountField
            label="Good for days"
            value={step.days}
            onChange={(days) => onChange({ ...step, days })}
          />
          <AnyProduct
            label="For"
            value={step.product}
            onChange={(product) => onChange({ ...step, product })}
          />
        </div>
      );
    case 'enrol':
      return (
        <NamedChoice
          label="Course (for those who have an account)"
          empty="Please choose"
          among={references.courses}
          value={step.course}
          onChange={(course) => onChange({ ...step, course })}
        />
      );
    case 'enter':
    case 'leave':
      return (
        <NamedChoice
          label="Automation"
          empty="Please choose"
          among={references.automations}
          value={step.automationId}
          onChange={(automationId) => onChange({ ...step, automationId })}
        />
      );
    case 'tag':
      return (
        <Field
          label="Tag"
          value={step.tag}
          maxLength={40}
          onChange={({ target }) => onChange({ ...step, tag: target.value })}
        />
      );
    case 'notice':
      return (
        <TextArea
          label="What you want to be told"
          value={step.text}
          rows={2}
          maxLength={500}
          onChange={({ target }) => onChange({ ...step, text: target.value })}
        />
      );
  }
}

type Letter = Extract<PlanStep, { do: 'letter' }>;

function LetterFields({ step, onChange }: { step: Letter; onChange(step: Letter): void }) {
  return (
    <div className="space-y-4">
      <Field
        label="Subject"
        value={step.subject}
        maxLength={150}
        onChange={({ target }) => onChange({ ...step, subject: target.value })}
      />
      <TextEditor
        label="Letter"
        rows={10}
        value={step.body}
        onChange={({ target }) => onChange({ ...step, body: target.value })}
        mergeFields={[...readerFields, ...codeFields]}
        hint="What stands in double braces is filled for each reader; what follows the line in it stands there where it is unknown. {{code}} and {{codeUntil}} come after a code."
      />
      <LookAtLetter subject={step.subject} body={step.body} />
    </div>
  );
}

type OfCondition = {
  condition: PlanCondition;
  references: References;
  onChange(condition: PlanCondition): void;
};

function ConditionFields({ condition, references, onChange }: OfCondition) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label="Condition: go on only if somebody"
        value={condition.not ? `not ${condition.of}` : condition.of}
        onChange={({ target }) => onChange(conditionOf(target.value))}
        options={conditionKinds}
        hint="Everybody else ends here. “Since” is since they entered."
      />
      {condition.of === 'bought' && (
        <AnyProduct
          label="Product"
          value={condition.product}
          onChange={(product) => onChange({ ...condition, product })}
        />
      )}
      {condition.of === 'segment' && (
        <SegmentChoice
          label="Segment"
          empty="Please choose"
          segments={references.segments}
          value={condition.segmentId}
          onChange={(segmentId) => onChange({ ...condition, segmentId })}
        />
      )}
    </div>
  );
}

type TriggerFieldsProps = {
  trigger: Trigger;
  references: References;
  error?: string;
  onChange(trigger: Trigger): void;
};

/** The fact, or the day, with which somebody enters. */
export function TriggerFields({ trigger, references, error, onChange }: TriggerFieldsProps) {
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

function Details({ trigger, references, onChange }: Omit<TriggerFieldsProps, 'error'>) {
  switch (trigger.on) {
    case 'bought':
      return (
        <AnyProduct
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
          among={references.sessionTypes}
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
          <DayField
            label="Date"
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
