type Props = { title: string; html: string; theme: 'light' | 'dark' };

/**
 * A mail as it looks, in a frame that may run nothing: what is in it was written by templates, staff and customers
 * alike. Its links open beside it, because without SMTP this is the only mailbox there is.
 */
export function MailFrame({ title, html, theme }: Props) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html
        .replace('<head>', '<head><base target="_blank">')
        .replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')}
      referrerPolicy="no-referrer"
      className="h-[75svh] w-full rounded-md border border-rule bg-paper"
    />
  );
}
