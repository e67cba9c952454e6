/** A key or a secret, in the moment in which it can be copied. */
export function ShownOnce({ text }: { text?: string }) {
  return (
    <div role="status">
      {text && (
        <div className="rounded-md border border-gold p-3">
          <p className="text-fine text-quiet">Copy it now. It is shown this once.</p>
          <code className="block text-fine break-all select-all">{text}</code>
        </div>
      )}
    </div>
  );
}
