import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { type Called, callFunction } from './call-function.ts';

/** Loaded when a key is really asked for: most visitors never do. */
const webAuthn = () => import('@simplewebauthn/browser');

type Props = {
  /** The browser lists the passkeys in the address field, where it can. */
  offersByItself?: boolean;
  /** Instead of going on to the page that was asked for. */
  onDone?(): void;
};

/** A button where the browser can do it, and nothing where it cannot: link and password stand beside it. */
export function PasskeySignIn({ offersByItself = false, onDone }: Props) {
  const isAble = useIsAble();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useEffectEvent((to: string) => {
    if (onDone) onDone();
    else void navigate(to);
  });
  const to = query.get('to') ?? undefined;
  useEffect(() => {
    if (!isAble || !offersByItself) return;
    // It waits for a choice in the list, perhaps for ever; what goes wrong there is no news.
    void signIn({ to, inField: true }).then((answer) => answer?.ok && signedIn(answer.data.to));
    return () => void webAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  }, [isAble, offersByItself, to]);
  if (!isAble) return null;
  const press = async () => {
    setPending(true);
    setProblem('');
    const answer = await signIn({ to });
    setPending(false);
    if (answer?.ok) signedIn(answer.data.to);
    else setProblem(answer ? answer.message : CANCELLED);
  };
  return (
    <div>
      <Button variant="outline" className="w-full" onClick={() => void press()} pending={pending}>
        <KeyRound className="size-5" aria-hidden="true" />
        Use a passkey
      </Button>
      <p role="alert" className="mt-2 text-fine font-semibold text-bad">
        {problem}
      </p>
    </div>
  );
}

const CANCELLED = 'No passkey was used. You can try again, or sign in another way.';

type SignedIn = Called<{ to: string }>;

/** Undefined when nobody chose a key. */
async function signIn({ to, inField }: { to?: string; inField?: boolean }): Promise<SignedIn | undefined> {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await webAuthn();
  if (inField && !(await browserSupportsWebAuthnAutofill())) return undefined;
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const asked = await callFunction<{ options: Options }>('passkeys', { step: 'sign-in-challenge' });
  if (!asked.ok) return asked;
  const optionsJSON = { ...asked.data.options, userVerification: 'required' as const };
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(
    () => undefined,
  );
  return signed && callFunction<{ to: string }>('passkeys', { step: 'sign-in', signed, to });
}

/** Adds the key of this device to the account. */
export function AddPasskey({ name, onProblem }: { name: string; onProblem(problem: Refused): void }) {
  const isAble = useIsAble();
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();
  if (!isAble) return <p className="text-quiet">This browser cannot make passkeys.</p>;
  const press = async () => {
    setPending(true);
    const answer = await addKey(name);
    setPending(false);
    onProblem(answer.ok ? undefined : answer);
    if (answer.ok) await revalidate();
  };
  return (
    <Button variant="outline" onClick={() => void press()} pending={pending}>
      Add a passkey
    </Button>
  );
}

export type Refused = { message: string; code?: string } | undefined;

async function addKey(name: string) {
  const { startRegistration } = await webAuthn();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const asked = await callFunction<{ options: Options }>('passkeys', { step: 'new-challenge' });
  if (!asked.ok) return asked;
  const signed = await startRegistration({ optionsJSON: asked.data.options }).catch(() => undefined);
  if (!signed) return { ok: false as const, message: 'No passkey was made. You can try again.' };
  return callFunction<object>('passkeys', { step: 'add', name, signed });
}

function useIsAble(): boolean {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => setIsAble(typeof PublicKeyCredential === 'function'), []);
  return isAble;
}
