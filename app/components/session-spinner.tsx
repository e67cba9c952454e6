import { useMatches, useNavigation } from 'react-router';
import { PageSpinner } from '../ui/spinner.tsx';

/** On the way from outside into the portal: the sign-in is being checked. */
export function useSessionLoads(): boolean {
  const { location } = useNavigation();
  const inside = useMatches().some(({ pathname }) => pathname.startsWith('/portal'));
  return !inside && location !== undefined && /^\/portal(\/|$)/.test(location.pathname);
}

export function SessionSpinner() {
  return (
    <div className="fixed inset-0 z-40 bg-paper">
      <PageSpinner />
    </div>
  );
}
