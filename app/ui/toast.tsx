import { useEffect, useState } from 'react';
import type { ToasterProps } from 'sonner';

type Note = { title: string; description?: string; kind?: 'success' | 'error' | 'info'; duration?: number };

/** Only one at a time: a new toast takes the place of the one before. */
const ID = 'the-toast';
const DEFAULT_MS = 6000;

/** Loaded when first needed, so that pages without a message do not pay for one. */
export async function toast({
  title,
  description,
  kind = 'info',
  duration = DEFAULT_MS,
}: Note): Promise<void> {
  mountToaster?.();
  const sonner = await import('sonner');
  sonner.toast[kind](title, { id: ID, description, duration });
}

let mountToaster: (() => void) | undefined;

export function Toaster() {
  const [Sonner, setSonner] = useState<React.ComponentType<ToasterProps>>();
  useEffect(() => {
    mountToaster = () => void import('sonner').then((sonner) => setSonner(() => sonner.Toaster));
    return () => {
      mountToaster = undefined;
    };
  }, []);
  if (!Sonner) return null;
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          // Presses pass through it: a message never stands in the way of the button beneath it.
          toast: 'pointer-events-none flex w-full gap-3 rounded-md border border-rule bg-card p-4 text-ink shadow-page sm:w-90',
          title: 'font-semibold',
          description: 'text-fine text-quiet',
          success: 'border-l-4 border-l-good',
          error: 'border-l-4 border-l-bad',
          info: 'border-l-4 border-l-gold',
        },
      }}
    />
  );
}
