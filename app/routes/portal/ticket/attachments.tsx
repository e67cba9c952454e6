import { Paperclip } from 'lucide-react';
import { fileSize } from '../../../../shared/figures.ts';

type Attachment = { id: string; name: string; size: number };

export function Attachments({ attachments }: { attachments: Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-5">
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={`/portal/support/files/${id}`}
            download
            className="inline-flex min-h-11 max-w-full items-center gap-2 text-fine"
          >
            <Paperclip className="size-4 shrink-0 text-gold" aria-hidden="true" />
            <span className="truncate">{name}</span>
            <span className="text-quiet">{fileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
