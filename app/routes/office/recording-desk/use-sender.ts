import { useEffect, useEffectEvent, useState } from 'react';
import { keptPieces } from './kept-pieces.ts';
import { PieceSender } from './send-pieces.ts';

type Options = { action: string; partIds: string[]; onSent(): void };

/** Sends what is recorded, and once, when the desk is opened, what an earlier visit could not send. */
export function useSender({ action, partIds, onSent }: Options) {
  const [sending, setSending] = useState<{ waiting: number; problem?: string }>({ waiting: 0 });
  const [sender] = useState(
    () => new PieceSender(action, (waiting, problem) => setSending({ waiting, problem })),
  );
  const sendLeft = useEffectEvent(async () => {
    const pieces = await keptPieces(partIds);
    if (pieces.length === 0) return;
    for (const piece of pieces) sender.add(piece);
    await sender.empty();
    onSent();
  });
  useEffect(() => void sendLeft().catch(() => undefined), []);
  return { sender, sending };
}
