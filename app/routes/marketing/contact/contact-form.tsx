import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';

type Props = { typed?: Record<string, string>; problem?: Problem };

/** A plain form: it is sent and answered as a page, with or without JavaScript. */
export function ContactForm({ typed = {}, problem }: Props) {
  const field = (name: string) => ({ name, defaultValue: typed[name], error: problem?.fields[name] });
  return (
    <form method="post" action="/contact#form" className="space-y-5">
      {problem && <FormError problem={problem} />}
      <Field label="Your name" autoComplete="name" maxLength={120} required {...field('name')} />
      <Field label="Email" type="email" autoComplete="email" maxLength={254} required {...field('email')} />
      <Field label="What is it about?" maxLength={160} required {...field('subject')} />
      <TextArea label="Your message" rows={7} maxLength={5000} required {...field('message')} />
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" variant="gold" size="lg" className="w-full">
        Send the message
      </Button>
    </form>
  );
}
