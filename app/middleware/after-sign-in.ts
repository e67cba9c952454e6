const DEFAULT = '/portal';
/** Whoever works here begins in the office. */
const homeOf = (role?: Role) => (role === 'staff' || role === 'owner' ? '/office' : DEFAULT);

type Role = 'member' | 'staff' | 'owner';
/** Pages behind the sign-in. Nothing else is led to: not another site, and nothing that a browser would take for one. */
const OWN_PAGE = /^\/(?:portal|office)(?:[/?][^\\\s]*)?$/;

/** The page that somebody without a sign-in had asked for, as the sign-in page is told of it. */
export function signInPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // The router asks for a page's data under an address of its own.
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const to = `${pathname.replace(/\.data$/, '')}${query}`;
  if (request.method !== 'GET' || to === DEFAULT) return '/login';
  return `/login?${new URLSearchParams({ to })}`;
}

/** Where a sign-in leads: to the page that was asked for, otherwise home. */
export function pageAfterSignIn(request: Request, role?: Role): string {
  const to = new URL(request.url).searchParams.get('to');
  return to && OWN_PAGE.test(to) ? to : homeOf(role);
}

/** Where the second step is asked for, on the way there. */
export const secondStepPath = (to: string): string =>
  to === DEFAULT ? '/login/two-factor' : `/login/two-factor?${new URLSearchParams({ to })}`;
