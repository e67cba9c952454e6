import { Form, useNavigation, useSearchParams } from 'react-router';
import { marketingTopicNames, marketingTopics } from '../../../domain/mail/browser.ts';
import { readUnsubscribeChoices, saveUnsubscribeChoices, unsubscribe } from '../../../domain/mail/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Notice } from '../../components/notice.tsx';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = () => [
  { title: 'Letters from us' },
  { name: 'robots', content: 'noindex' },
];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export const loader = answerPage(({ request, services }: Asked<Route.LoaderArgs>) => {
  return readUnsubscribeChoices(services, { token: tokenOf(request) });
});

/** The page's own form, and the button of a mail program, which sends nothing but its own name. */
export const action = answerPage(async ({ request, services }: Asked<Route.ActionArgs>) => {
  const token = tokenOf(request);
  const form = await formOf(request);
  if (form.get('intent') === 'choices') {
    await saveUnsubscribeChoices(services, { token, wanted: form.getAll('topic').map(String) });
    return { saved: 'Your choices are saved.' };
  }
  await unsubscribe(services, { token });
  return { saved: 'You will get no more letters of this kind.' };
});

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { address, choices } = loaderData;
  const [search] = useSearchParams();
  const pending = useNavigation().state !== 'idle';
  const action = `/unsubscribe?token=${search.get('token')}`;
  return (
    <>
      <h1 className="text-center text-title">Letters from us</h1>
      {actionData?.saved && (
        <Notice title={actionData.saved}>
          Receipts, booked sessions and mail about your account still reach you.
        </Notice>
      )}
      <p className="mt-5 text-quiet">
        {address ? `What would you like to receive at ${address}?` : 'What would you like to receive?'}
      </p>
      <Form method="post" action={action} className="mt-3">
        <input type="hidden" name="intent" value="choices" />
        {marketingTopicNames.map((topic) => (
          <Checkbox
            key={`${topic}-${choices[topic]}`}
            name="topic"
            value={topic}
            defaultChecked={choices[topic]}
            label={
              <>
                <span className="block font-semibold">{marketingTopics[topic].label}</span>
                <span className="text-quiet">{marketingTopics[topic].about}</span>
              </>
            }
          />
        ))}
        <Button type="submit" variant="outline" className="mt-4 w-full" pending={pending}>
          Save my choices
        </Button>
      </Form>
      <Form method="post" action={action} className="mt-3">
        <Button type="submit" className="w-full" name="intent" value="all" pending={pending}>
          Stop all of these
        </Button>
      </Form>
    </>
  );
}
