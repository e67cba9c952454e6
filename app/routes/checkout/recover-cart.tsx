import type { Route } from './+types/recover-cart';

export const meta: Route.MetaFunction = () => [{ title: 'Your cart' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Your cart</h1>
    </div>
  );
}
