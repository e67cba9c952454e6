import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonLook } from '../../../ui/button.tsx';

/** Back to where the visitor came from; to the landing page where there is no such place, or no script. */
export function BackLink() {
  const back = (event: MouseEvent) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a href="/" onClick={back} className={`-ml-5 ${buttonLook({ variant: 'quiet' })}`}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back
    </a>
  );
}
