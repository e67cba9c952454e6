import { Award } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

type Props = { courseId: string; certificate?: string; name: string };

/** Shown once every lesson is done: first whose name goes on it, then the paper itself. */
export function CertificateCard({ courseId, certificate, name }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  return (
    <section className="engraved mb-8 px-6 py-8 sm:px-10">
      <div className="flex items-start gap-4">
        <Award className="mt-1 size-8 shrink-0 text-gold" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lead">{certificate ? 'Your certificate' : 'Every lesson is done'}</h2>
          {certificate ? (
            <>
              <p className="measure text-quiet">
                Anybody you give its address to can see that it is genuine.
              </p>
              <div className="mt-4 flex flex-wrap gap-3">
                <a href={`/portal/courses/${courseId}/certificate`} download className={buttonLook({})}>
                  Download the PDF
                </a>
                <Link to={`/certificates/${certificate}`} className={buttonLook({ variant: 'outline' })}>
                  Its public page
                </Link>
              </div>
            </>
          ) : (
            <fetcher.Form method="post" className="mt-3 max-w-md space-y-4">
              <FormError problem={problem && !problem.fields.fullName ? problem : undefined} />
              <Field
                label="Name on the certificate"
                name="fullName"
                defaultValue={name}
                required
                maxLength={80}
                autoComplete="name"
                error={problem?.fields.fullName}
                hint="It is made out once, and its public page shows this name."
              />
              <Button type="submit" pending={fetcher.state !== 'idle'}>
                Make out my certificate
              </Button>
            </fetcher.Form>
          )}
        </div>
      </div>
    </section>
  );
}
