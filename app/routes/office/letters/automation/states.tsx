import { Form } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import type { Route } from './+types/route';

type Automation = Route.ComponentProps['loaderData']['automation'];

/** What can be done with it in its state. */
export function States({ automation: { id, state, versions } }: { automation: Automation }) {
  if (!id) return null;
  const isUnderWay = versions.some(({ standing }) => standing.some((people) => people > 0));
  return (
    <Form method="post" className="mb-8 flex flex-wrap gap-3">
      {state === 'running' && (
        <Button type="submit" name="intent" value="close" variant="outline">
          Let nobody new enter
        </Button>
      )}
      {isUnderWay && (
        <Button type="submit" name="intent" value="stop" variant="danger">
          Stop it for everybody
        </Button>
      )}
      {state !== 'running' && !isUnderWay && (
        <Button type="submit" name="intent" value="remove" variant="quiet">
          Remove it
        </Button>
      )}
    </Form>
  );
}
