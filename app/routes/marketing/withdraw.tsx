import type { Route } from './+types/withdraw';

export const meta: Route.MetaFunction = () => [{ title: 'Withdraw from a purchase' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Withdraw from a purchase</h1>
    </div>
  );
}
