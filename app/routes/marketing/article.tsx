import type { Route } from './+types/article';

export const meta: Route.MetaFunction = () => [{ title: 'Article' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Article</h1>
    </div>
  );
}
