import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Plan, PlanStep } from '../../../../../domain/marketing/browser.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Choice } from '../../../../ui/field.tsx';
import { AnyProduct, blankStep, chosen, goalKinds, goalOf, type References, stepKinds } from './kinds.tsx';
import { StepFields, TriggerFields } from './step-fields.tsx';

type Props = {
  plan: Plan;
  references: References;
  errors: Partial<Record<string, string>>;
  onChange(plan: Plan): void;
};

/** A plan as it is written: what begins it, what happens, what it is for. */
export function PlanEditor({ plan, references, errors, onChange }: Props) {
  const { trigger, steps, goal, again } = plan;
  const setSteps = (changed: PlanStep[]) => onChange({ ...plan, steps: changed });
  return (
    <div className="space-y-6">
      <TriggerFields
        trigger={trigger}
        references={references}
        error={errors.trigger}
        onChange={(changed) => onChange({ ...plan, trigger: changed })}
      />
      <Checkbox
        label="Somebody who has been through it may enter again"
        checked={again}
        onChange={({ target }) => onChange({ ...plan, again: target.checked })}
      />
      <ol className="space-y-4">
        {steps.map((step, at) => (
          <StepBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
            key={at}
            at={at}
            step={step}
            references={references}
            error={errors[`steps.${at}`]}
            isLast={at === steps.length - 1}
            onChange={(changed) => setSteps(steps.flatMap((old, i) => (i === at ? (changed ?? []) : old)))}
            onMove={(by) => setSteps(moved(steps, at, at + by))}
          />
        ))}
      </ol>
      {errors.steps && <p className="text-fine font-semibold text-bad">{errors.steps}</p>}
      <AddStep onAdd={(step) => setSteps([...steps, step])} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Goal"
          value={goal?.of ?? ''}
          onChange={({ target }) => onChange({ ...plan, goal: goalOf(target.value) })}
          options={goalKinds}
          hint="Whoever reaches it ends at once, wherever they stand."
          error={errors.goal}
        />
        {goal?.of === 'bought' && (
          <AnyProduct
            label="Product of the goal"
            value={goal.product}
            onChange={(product) => onChange({ ...plan, goal: { of: 'bought', product } })}
          />
        )}
      </div>
    </div>
  );
}

function moved(steps: PlanStep[], from: number, to: number): PlanStep[] {
  const step = steps[from];
  return step ? steps.toSpliced(from, 1).toSpliced(to, 0, step) : steps;
}

type BoxProps = {
  at: number;
  step: PlanStep;
  references: References;
  error?: string;
  isLast: boolean;
  onChange(step: PlanStep | undefined): void;
  onMove(by: 1 | -1): void;
};

function StepBox({ at, step, references, error, isLast, onChange, onMove }: BoxProps) {
  const number = at + 1;
  const title = stepKinds.find(({ value }) => value === step.do)?.label ?? '';
  return (
    <li>
      <fieldset className="engraved space-y-4 p-5">
        <legend className="sr-only">
          Step {number}: {title}
        </legend>
        <div className="flex flex-wrap items-center gap-1">
          <p className="mr-auto font-semibold" aria-hidden="true">
            {number}. {title}
          </p>
          <Button variant="quiet" size="sm" disabled={at === 0} onClick={() => onMove(-1)}>
            <ArrowUp className="size-4" aria-hidden="true" />
            <span className="sr-only">Move step {number} up</span>
          </Button>
          <Button variant="quiet" size="sm" disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown className="size-4" aria-hidden="true" />
            <span className="sr-only">Move step {number} down</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">Remove step {number}</span>
          </Button>
        </div>
        {error && <p className="text-fine font-semibold text-bad">{error}</p>}
        <StepFields step={step} references={references} onChange={onChange} />
      </fieldset>
    </li>
  );
}

function AddStep({ onAdd }: { onAdd(step: PlanStep): void }) {
  const [kind, setKind] = useState<PlanStep['do']>('wait');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Choice
        label="Next step"
        value={kind}
        onChange={({ target }) => setKind(chosen(stepKinds, target.value) ?? kind)}
        options={stepKinds}
      />
      <Button variant="outline" onClick={() => onAdd(blankStep(kind))}>
        <Plus className="size-4" aria-hidden="true" />
        Add this step
      </Button>
    </div>
  );
}
