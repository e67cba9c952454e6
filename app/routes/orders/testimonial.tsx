import { useActionData, useLoaderData } from 'react-router';
import { readTestimonial, saveTestimonial, withdrawTestimonial } from '../../../domain/support/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { Checkbox, Choice, Field, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/testimonial';

export const meta: Route.MetaFunction = () => [
  { title: 'Your words' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  readTestimonial(services, { token: params.token }),
);

const byToken = ({ params }: Asked<Route.ActionArgs>) => ({ token: params.token });

export const action = answerForm({
  save: change(saveTestimonial, byToken, ['photo']),
  withdraw: change(withdrawTestimonial, byToken),
});

const Form = formFor<typeof action>();

/** Where a customer says what she made of it. Hers by the link of a letter, without an account; it works without JavaScript. */
export default function YourWords({ loaderData }: Route.ComponentProps) {
  const { product, state, care, wish, shown } = loaderData;
  const isWritten = state !== 'asked' && state !== 'withdrawn';
  return (
    <div className="engraved mx-auto max-w-2xl px-6 py-9 sm:px-12 sm:py-12">
      <h1 className="text-center text-title text-balance">What did you make of it?</h1>
      <p className="mt-3 text-center text-pretty text-quiet">
        Your words about “{product}”: what fitted, what did not, whatever you would tell a friend.
      </p>
      <Standing />
      {care && (
        <section
          lang={care.language}
          aria-label="From us to you"
          className="mt-6 rounded-md border border-control p-5 whitespace-pre-line"
        >
          {care.text}
        </section>
      )}
      {wish && (
        <section aria-labelledby="wish" className="mt-6 border-l-2 border-leaf pl-5">
          <h2 id="wish" className="text-lead">
            We have a request
          </h2>
          <p className="mt-1 whitespace-pre-line">{wish}</p>
        </section>
      )}
      {state === 'shown' && shown && (
        <section aria-labelledby="shown" className="mt-6 border-l-2 border-leaf pl-5">
          <h2 id="shown" className="text-lead">
            What we show of it
          </h2>
          <p className="serif mt-1 text-[1.125rem] whitespace-pre-line">“{shown}”</p>
        </section>
      )}
      <WordsForm />
      {isWritten && (
        <details className="mt-7 border-t border-rule pt-4">
          <summary className="flex min-h-11 cursor-pointer items-center">Take my words back</summary>
          <p className="measure mb-4 text-quiet">
            What you wrote, your name and your photo are deleted here and leave our pages at once. A letter
            that was sent already stays with whoever received it.
          </p>
          <Form intent="withdraw" submit="Yes, take them back" variant="danger" asPage />
        </details>
      )}
    </div>
  );
}

const standings = {
  written: [
    'Thank you, your words are with us',
    'One of us reads them. You can change them here whenever you like.',
  ],
  returned: ['Your words are with us', 'They are shown to nobody while they wait for you.'],
  shown: [
    'Your words are on our pages',
    'If you change them, they leave the pages until we have read them again.',
  ],
  declined: ['Thank you, we have read your words', 'They are not on our pages.'],
  withdrawn: ['Your words are deleted', 'Nothing of them is left here or on our pages.'],
} as const;

/** What became of it. */
function Standing() {
  const { state, isAgreed } = useLoaderData<typeof loader>();
  if (state === 'asked') return null;
  const [title, text] = standings[state];
  const isPrivate = !isAgreed && state !== 'withdrawn';
  return (
    <Notice title={title}>{isPrivate ? 'Only we read them: you have not agreed to more.' : text}</Notice>
  );
}

const ratings = [
  { value: '', label: 'No rating' },
  { value: '5', label: '5 of 5' },
  { value: '4', label: '4 of 5' },
  { value: '3', label: '3 of 5' },
  { value: '2', label: '2 of 5' },
  { value: '1', label: '1 of 5' },
];

function WordsForm() {
  const { quote, name, place, rating, photo, consent, isAgreed, state } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.problem !== undefined;
  return (
    <Form
      intent="save"
      asPage
      files
      noValidate
      className="mt-8 space-y-5"
      variant="gold"
      size="lg"
      submit={quote ? 'Save my words' : 'Send my words'}
      values={{ quote, name, place, rating: rating ? String(rating) : '', consent: isAgreed && !typed }}
      fields={(field) => ({
        quote: <TextArea label="Your words" rows={7} maxLength={1_000} required {...field.quote} />,
        rating: <Choice label="A rating, if you like" options={ratings} {...field.rating} />,
        name: (
          <Field
            label="The name to stand beside them"
            hint="As you wish to be called: a first name, initials, whatever suits you."
            maxLength={60}
            required
            {...field.name}
          />
        ),
        place: <Field label="A place, if you like" hint="Such as Porto" maxLength={60} {...field.place} />,
        photo: (
          <Field
            label={photo ? 'Another photo' : 'A photo of you, if you like'}
            hint="We store it small and square, without what cameras write into pictures. At most 12 MB."
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            {...field.photo}
          />
        ),
        withoutPhoto: photo && <Checkbox label="Delete the photo that is here" {...field.withoutPhoto} />,
        consent: <Checkbox label={consent} {...field.consent} />,
      })}
    >
      {(shown) => (
        <>
          {shown.quote}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {shown.name}
            {shown.place}
          </div>
          {shown.rating}
          {photo && (
            <img src={photo} alt="You, as you are shown" width={96} height={96} className="rounded-full" />
          )}
          {shown.photo}
          {shown.withoutPhoto}
          <div className="rounded-md bg-sunken px-4 py-3">
            {shown.consent}
            <p className="text-fine text-quiet">
              Without the tick nobody but us reads them. You can take it back here at any time
              {state === 'shown' && ', and they leave the pages at once'}.
            </p>
          </div>
        </>
      )}
    </Form>
  );
}
