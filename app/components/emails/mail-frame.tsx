type Props = { title: string; html: string; theme: 'light' | 'dark' };

/**
 * A mail as it looks, in a frame that may run nothing: what is in it was written by templates, staff and customers
 * alike. Its links open beside it, because without SMTP this is the only mailbox there is. The frame's own scheme is
 * what the mail takes for the reader's.
 */
export function MailFrame({ title, html, theme }: Props) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      referrerPolicy="no-referrer"
      style={{ colorScheme: theme }}
      className="h-[75svh] w-full rounded-md border border-rule bg-paper"
    />
  );
}
