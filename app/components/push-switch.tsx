import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { callFunction } from './call-function.ts';

/** `blocked`: refused in the browser's own settings, where alone it can be allowed again. */
type State = 'looking' | 'unable' | 'blocked' | 'off' | 'on';

type Props = {
  /** Of this site, for the browser's push service. */
  publicKey: string;
  /** The browsers that the server knows as hers. */
  endpoints: string[];
};

/** Switches pushes on and off in this browser. The browser asks her itself. */
export function PushSwitch({ publicKey, endpoints }: Props) {
  const [state, setState] = useState<State>('looking');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const known = endpoints.join(' ');
  useEffect(() => {
    let left = false;
    void stateOf(known.split(' ')).then((found) => left || setState(found));
    return () => {
      left = true;
    };
  }, [known]);

  const change = async () => {
    setPending(true);
    setProblem('');
    const answer = await (state === 'on' ? switchOff() : switchOn(publicKey));
    setPending(false);
    setState(answer.state);
    setProblem(answer.problem ?? '');
  };
  return (
    <div className="space-y-2">
      <p role="status" className="flex items-center gap-2">
        {state === 'on' ? (
          <Bell className="size-5 shrink-0 text-gold" aria-hidden="true" />
        ) : (
          <BellOff className="size-5 shrink-0 text-quiet" aria-hidden="true" />
        )}
        {words[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button variant="outline" onClick={() => void change()} pending={pending}>
          {state === 'on' ? 'Turn it off in this browser' : 'Turn it on in this browser'}
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

const words: Record<State, string> = {
  looking: 'Asking this browser …',
  unable: 'This browser cannot show notifications. On an iPhone, add the site to the home screen first.',
  blocked: 'This browser blocks our notifications. Allow them in its settings for this site.',
  off: 'Notifications are off in this browser.',
  on: 'Notifications are on in this browser.',
};

async function stateOf(known: string[]): Promise<State> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && known.includes(subscription.endpoint) ? 'on' : 'off';
}

type Changed = { state: State; problem?: string };

async function switchOn(publicKey: string): Promise<Changed> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') return { state: 'blocked' };
    if (permission !== 'granted') return { state: 'off' };
    await navigator.serviceWorker.register('/push-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    const answer = await callFunction('push-subscription', { wanted: true, endpoint, keys });
    return answer.ok ? { state: 'on' } : { state: 'off', problem: answer.message };
  } catch {
    return { state: 'off', problem: 'The browser could not reach its push service. Please try again later.' };
  }
}

async function switchOff(): Promise<Changed> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return { state: 'off' };
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const answer = await callFunction('push-subscription', { wanted: false, endpoint });
  // The server finds out by itself when it next tries.
  return answer.ok ? { state: 'off' } : { state: 'off', problem: answer.message };
}
