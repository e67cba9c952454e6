import type { Route } from './+types/legal';

export const meta: Route.MetaFunction = () => [{ title: 'Legal' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Legal</h1>
    </div>
  );
}
