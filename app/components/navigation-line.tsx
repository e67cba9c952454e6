import { useNavigation } from 'react-router';

/** A gilded line while a page is on its way; it waits 200 ms, so quick pages never show it. */
export function NavigationLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div
        role="progressbar"
        aria-label="Loading page"
        className="animate-line h-full origin-left scale-x-0 bg-leaf [animation-delay:200ms]"
      />
    </div>
  );
}
