import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';

/** A public page on which something is declared in two steps: the words, and the form beside them. */
export function DeclarationPage({
  title,
  form,
  children,
}: {
  title: string;
  form: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 pt-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_1fr] lg:pt-20">
      <h1 className="text-display">{title}</h1>
      <div
        id="form"
        className="engraved scroll-mt-24 self-start px-6 py-9 sm:px-10 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {form}
      </div>
      {children}
    </div>
  );
}

/** Step 2: what was typed, to be read over. */
export function ReadOver({ lead, facts }: { lead: string; facts: (string | undefined)[][] }) {
  return (
    <>
      <h2 className="text-title">Please read it over</h2>
      <p className="mt-3">{lead}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-rule py-4">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

export const changeOrConfirm = (confirm: ReactNode) => (
  <div className="mt-6 flex flex-wrap-reverse gap-3">
    <Button type="submit" name="intent" value="change" variant="quiet">
      Change something
    </Button>
    <div className="grow">{confirm}</div>
  </div>
);

type HasArrived = { what: string; reference: string; receivedAt: string; email?: string };

/** Step 3: that it has arrived, with its date. */
export function HasArrived({ what, reference, receivedAt, email }: HasArrived) {
  return (
    <>
      <h2 className="text-title">Your {what} has arrived</h2>
      <Notice title={`Received ${receivedAt}`}>
        Your reference is <strong className="lining-nums">{reference}</strong>. The acknowledgement is on its
        way to {email}. Please keep it as your proof.
      </Notice>
    </>
  );
}
