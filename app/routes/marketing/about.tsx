import type { Route } from './+types/about';

export const meta: Route.MetaFunction = () => [{ title: 'About Aura' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">About Aura</h1>
    </div>
  );
}
