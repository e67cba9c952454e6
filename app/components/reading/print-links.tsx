/** The white versions of a document, beside the one for a screen. */
export function PrintLinks({ pdf }: { pdf: string }) {
  return (
    <p className="text-fine text-quiet">
      To print on white paper:{' '}
      <a href={`${pdf}?sheet=a4`} className="inline-flex min-h-11 items-center">
        A4
      </a>{' '}
      or{' '}
      <a href={`${pdf}?sheet=letter`} className="inline-flex min-h-11 items-center">
        US Letter
      </a>
    </p>
  );
}
