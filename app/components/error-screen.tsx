import { useContext } from 'react';
import { RenderContext } from '../render-context.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LostWheel } from './drawings/lost-wheel.tsx';

export function ErrorScreen({ title, text, code }: { title: string; text: string; code?: string }) {
  const { requestId } = useContext(RenderContext);
  return (
    <main
      id="main"
      className="mx-auto flex min-h-svh max-w-2xl flex-col items-center justify-center gap-5 px-6 py-16 text-center"
    >
      <LostWheel className="w-44" label={code ?? ''} />
      <h1 className="text-title">{title}</h1>
      <p className="measure text-quiet">{text}</p>
      <ButtonLink to="/" reloadDocument>
        Return to Home
      </ButtonLink>
      {/* The browser does not know the id; what the server wrote stays. */}
      <p className="text-fine text-quiet" suppressHydrationWarning>
        {requestId ? `If you write to us, this helps us find it: ${requestId}` : ''}
      </p>
    </main>
  );
}
