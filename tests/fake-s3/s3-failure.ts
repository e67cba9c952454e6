/** An error in S3's own words. */
export class S3Failure extends Error {
  override name = 'S3Failure';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toXml(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message><RequestId>FAKE</RequestId></Error>`;
  }
}

export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[<>&"']/g, (character) => entities[character] ?? character);
}
