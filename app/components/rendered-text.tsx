/** A text that was Markdown. `html` comes from domain/content/markdown.ts, which lets no markup through but its own. */
export function RenderedText({ html, className = '' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and made safe on the server
    <div className={`rendered-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
