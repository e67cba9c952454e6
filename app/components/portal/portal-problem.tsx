import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';
import { LostWheel } from '../drawings/lost-wheel.tsx';

/** A portal page that could not be shown. The navigation stays, and trying again is one click. */
export function PortalProblem() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const refused = isRouteErrorResponse(error) ? error : undefined;
  const missing = refused?.status === 404;
  return (
    <div role="alert" className="engraved flex flex-col items-center gap-4 px-6 py-14 text-center">
      <LostWheel className="w-36" label={refused ? String(refused.status) : ''} />
      <h1 className="text-title">{missing ? 'Page not found' : 'This page could not be loaded'}</h1>
      <p className="measure text-quiet">
        {missing
          ? 'What you are looking for is not here, or is not yours to see.'
          : String(refused?.data || 'Something went wrong on the way. Nothing you did is lost.')}
      </p>
      {missing ? (
        <div className="flex flex-wrap justify-center gap-3">
          {pathname.startsWith('/portal') && (
            <a href="/portal" className={buttonLook({})}>
              Back to the dashboard
            </a>
          )}
          <a href="/" className={buttonLook({ variant: 'outline' })}>
            Return to Home
          </a>
        </div>
      ) : (
        <a href={`${pathname}${search}`} className={buttonLook({})}>
          Try again
        </a>
      )}
    </div>
  );
}
