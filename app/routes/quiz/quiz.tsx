import type { Route } from './+types/quiz';

export const meta: Route.MetaFunction = () => [{ title: 'Discover Your 3 Core Numbers' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Discover Your 3 Core Numbers</h1>
    </div>
  );
}
