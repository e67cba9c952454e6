import { Field } from '../../../ui/field.tsx';

type Props = {
  check: { task: string; asks: { name: string; label: string }[] };
  answered?: { problem?: { fields: Record<string, string> }; typed: Record<string, string> };
};

/** A chart of the reader's own to work out with a pencil. The engine that makes our reports checks it. */
export function WorkItOut({ check: { task, asks }, answered }: Props) {
  return (
    <fieldset className="engraved mb-6 px-6 py-7 sm:px-9">
      <legend className="sr-only">Work it out</legend>
      <p className="serif text-lead text-gold" aria-hidden="true">
        Work it out
      </p>
      <p className="serif mt-1 text-[1.25rem]">{task}</p>
      <p className="mt-1 text-quiet">
        Picked for you. The lesson is done when every figure is right; try as often as you like.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {asks.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            defaultValue={answered?.typed[name]}
            error={answered?.problem?.fields[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
