/**
 * `refused`: what was sent contradicts what we know, and no form of ours would send it. `sign_in_again`: she may, once she
 * has proven anew who she is.
 */
export type ErrorCode =
  | 'not_found'
  | 'invalid'
  | 'refused'
  | 'conflict'
  | 'forbidden'
  | 'sign_in_again'
  | 'too_many'
  | 'unavailable';

/** A refusal that the person in front of the screen should read. Anything else that is thrown is our fault. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  /** For 'invalid': what is wrong, by field, so that it can be shown where it was typed. */
  readonly fields: Record<string, string>;

  constructor(code: ErrorCode, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (what: string) => new DomainError('not_found', `${what} not found`);
export const invalid = (fields: Record<string, string>) =>
  new DomainError('invalid', Object.values(fields)[0] ?? 'Please check the form.', fields);
export const refused = (message: string) => new DomainError('refused', message);
