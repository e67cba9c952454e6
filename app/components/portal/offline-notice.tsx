import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="mb-8 flex items-center gap-3 rounded-md border border-warn bg-warn/5 px-5 py-3">
          <WifiOff className="size-5 shrink-0 text-warn" aria-hidden="true" />
          You are offline. What you see is as it was; changes can be made again once the connection is back.
        </p>
      )}
    </div>
  );
}
