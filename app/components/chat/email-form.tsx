import { type FormEvent, useState } from 'react';

type Props = { label: string; known: string; onGive(email: string): Promise<string | undefined> };

/** A person will answer: where to? */
export function EmailForm({ label, known, onGive }: Props) {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    setProblem(await onGive(String(new FormData(event.currentTarget).get('email') ?? '')));
    setSending(false);
  };
  return (
    <form
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="mx-3 mb-3 space-y-2 rounded-md border border-rule bg-paper p-3"
    >
      <div className="flex gap-2">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          defaultValue={known}
          aria-label={label}
          placeholder={label}
          className="block h-11 w-full min-w-0 flex-1 rounded-md border border-control bg-card px-3 placeholder:text-quiet"
        />
        <button
          type="submit"
          disabled={sending}
          className="min-h-11 shrink-0 cursor-pointer rounded-md bg-gold px-4 text-fine font-semibold text-on-ink hover:bg-gold/90"
        >
          Send
        </button>
      </div>
      <p role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
