import type { Route } from './+types/landing';

export const meta: Route.MetaFunction = () => [{ title: 'Discover what your numbers say' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Discover what your numbers say</h1>
    </div>
  );
}
