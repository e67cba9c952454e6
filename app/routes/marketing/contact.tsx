import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = () => [{ title: 'Contact' }];

export default function Page() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <h1 className="text-display">Contact</h1>
    </div>
  );
}
