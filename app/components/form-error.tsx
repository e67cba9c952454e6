import { lazy, Suspense } from 'react';
import { SIGN_IN_AGAIN } from '../../shared/sign-in-again.ts';

type Problem = { message: string; code?: string };

/** Only where it is needed: public pages have forms too. */
const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/** Above the form, announced at once. Field errors stand at their fields. */
export function FormError({ problem }: { problem?: Problem }) {
  return (
    <div role="alert">
      {problem && (
        <div className="rounded-md border border-bad bg-bad/5 p-4 text-bad">
          <p className="font-semibold">{problem.message}</p>
          {problem.code === SIGN_IN_AGAIN && (
            <Suspense>
              <SignInAgain />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
