import { useMatches, useNavigation } from 'react-router';

/** On the way from outside into the portal: the sign-in is being checked. */
export function useSessionLoads(): boolean {
  const { location } = useNavigation();
  const inside = useMatches().some(({ pathname }) => pathname.startsWith('/portal'));
  return !inside && location !== undefined && /^\/portal(\/|$)/.test(location.pathname);
}
