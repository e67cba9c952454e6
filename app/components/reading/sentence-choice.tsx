type Props = { legend: string; sentences: readonly string[]; name: string; error?: string };

/** One of the sentences of a page. */
export function SentenceChoice({ legend, sentences, name, error }: Props) {
  return (
    <fieldset>
      <legend className="text-fine font-semibold">{legend}</legend>
      {sentences.map((sentence, at) => (
        <label key={sentence} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-fine">
          <input
            type="radio"
            name={name}
            value={sentence}
            defaultChecked={at === 0}
            className="mt-1 size-4 shrink-0 accent-[var(--gold)]"
          />
          <span>{sentence}</span>
        </label>
      ))}
      {error && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
