import { useState } from 'react';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { LetterFrame } from '../../../components/office/letter-frame.tsx';
import { Choice } from '../../../ui/field.tsx';

/** The letter as three people who differ get it, and on its other occasions. */
export function LetterPreview({ looks }: Extract<ContentPreview, { kind: 'letter' }>) {
  const [chosen, setChosen] = useState(0);
  const look = looks[chosen] ?? looks[0];
  if (!look) return null;
  return (
    <div className="space-y-3">
      <Choice
        label="As it comes to"
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={looks.map(({ who }, at) => ({ value: String(at), label: who }))}
      />
      <p className="font-semibold">{look.subject}</p>
      <LetterFrame html={look.html} />
    </div>
  );
}
