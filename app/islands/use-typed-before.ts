import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a form whose fields React does not control: hands over what is in them when the component begins to listen, be it
 * typed before or put back by the browser.
 */
export function useTypedBefore(read: (typed: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(read);
  useEffect(() => {
    if (form.current) begin(new FormData(form.current));
  }, []);
  return form;
}
