import { limitKey } from '../../../domain/identity/index.ts';
import { askForProductOpening, leaveProductOpening, readProductOpening } from '../../../domain/shop/index.ts';
import type { Asked } from '../../answer.server.ts';
import { answerForm, answerPage, change, changeBy, refuseIfTooMany } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmailField } from '../../ui/field.tsx';
import type { Route } from './+types/opening';

export const meta: Route.MetaFunction = () => [
  { title: 'Tell me when it opens' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  readProductOpening(services, params.productId),
);

const perClient = { name: 'opening', max: 5, seconds: 600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'opening-address', max: 4, seconds: 3600 };

export const action = answerForm(
  {
    ask: changeBy(askForProductOpening.schema, async (asked: Asked<Route.ActionArgs>, { email }) => {
      const { services, params } = asked;
      await refuseIfTooMany(services, perAddress, limitKey(services, email));
      return askForProductOpening(services, { productId: params.productId, email });
    }),
    leave: change(leaveProductOpening, () => ({})),
  },
  { limit: perClient },
);

const Form = formFor<typeof action>();

/** One letter about one product, and nothing else. It is sent and answered as a page, with or without JavaScript. */
export default function Opening({ loaderData: { id, name, isOpen, consent } }: Route.ComponentProps) {
  return (
    <div className="space-y-5">
      <h1 className="text-center text-title">{isOpen ? 'It is open' : 'Tell me when it opens'}</h1>
      {isOpen ? (
        <p className="space-y-5 text-center">
          <span className="block">{name} can be ordered now.</span>
          <ButtonLink to={`/checkout/${id}`} variant="gold">
            To the order page
          </ButtonLink>
        </p>
      ) : (
        <Form
          intent="ask"
          submit="Tell me once"
          variant="gold"
          size="lg"
          fields={(field) => ({
            email: (
              <EmailField
                label="E-mail address"
                autoComplete="email"
                maxLength={254}
                required
                hint={consent}
                {...field.email}
              />
            ),
          })}
          around={(form, done) => (done ? <Noted {...done} name={name} /> : form)}
        />
      )}
    </div>
  );
}

function Noted({ name, email, leave }: { name: string; email: string; leave: string }) {
  return (
    <div className="space-y-4 text-center" role="status">
      <p>
        We write to <strong className="wrap-anywhere">{email}</strong> once, as soon as {name} can be ordered.
        Then the address is forgotten.
      </p>
      <Form
        intent="leave"
        hidden={{ leave }}
        variant="quiet"
        submit="Take my address off again"
        failed="Nothing was changed"
        around={(form, done) => (done ? <p>Your address is forgotten.</p> : form)}
      />
    </div>
  );
}
