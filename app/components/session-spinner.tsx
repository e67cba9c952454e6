import { PageSpinner } from '../ui/spinner.tsx';

export function SessionSpinner() {
  return (
    <div className="fixed inset-0 z-40 bg-paper">
      <PageSpinner />
    </div>
  );
}
