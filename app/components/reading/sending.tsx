import { Send } from 'lucide-react';
import type { Cards } from '../../../domain/delivery/index.ts';
import type { action } from '../../routes/portal/report-reading.tsx';
import { formFor } from '../action-form.tsx';
import { CardPictures } from '../card-pictures.tsx';
import { CopyLink } from '../copy-link.tsx';
import { SentenceChoice } from './sentence-choice.tsx';

/** Both routes on which somebody reads have these two changes. */
const Form = formFor<typeof action>();

/** One sentence that she passes on, as a picture or a link: made where she reads it. */
export function SendCards({ offered, sent, chapter }: Cards & { chapter: number }) {
  if (offered.length + sent.length === 0) return null;
  return (
    <section aria-labelledby="cards" className="mt-6 print:hidden">
      <h2 id="cards" className="sr-only">
        A card to send
      </h2>
      {offered.length > 0 && (
        <details className="border-y border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-quiet">
            <Send className="size-4" aria-hidden="true" />
            Send one sentence as a card
          </summary>
          <Form
            key={chapter}
            intent="send"
            hidden={{ chapter: String(chapter) }}
            className="pb-5"
            fields={(field) => ({
              sentence: (
                <SentenceChoice
                  legend="Which one is worth sending?"
                  sentences={offered}
                  {...field.sentence}
                />
              ),
            })}
            submit="Make the card"
            done="Your card is made"
            footer={(button) => (
              <>
                <p className="mb-3 text-fine text-quiet">
                  It says this sentence and its number: no name and no date. Whoever has its link can see it,
                  until you take it back.
                </p>
                {button}
              </>
            )}
          />
        </details>
      )}
      {sent.length > 0 && (
        <ul className="mt-4 space-y-4">
          {sent.map((card) => (
            <OneCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OneCard({ card: { id, token, url, place, number, sentence } }: { card: Cards['sent'][number] }) {
  return (
    <li className="rounded-md border border-rule bg-sunken p-4 sm:p-5">
      <div className="flex gap-4">
        <img
          src={`/card/${token}/square-light.png`}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          className="size-28 shrink-0 rounded-sm max-sm:hidden"
        />
        <div className="min-w-0">
          <p className="text-fine font-semibold text-gold lining-nums">
            {place} {number}
          </p>
          <p className="serif">{sentence}</p>
        </div>
      </div>
      <div className="mt-4">
        <CopyLink label="Its link" url={url} />
      </div>
      <CardPictures at={`/card/${token}`} />
      <Form intent="takeBack" hidden={{ id }} submit="Take it back" variant="outline" size="sm" />
    </li>
  );
}
