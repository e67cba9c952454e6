import { ApiError, invalid } from './api-error.ts';
import type { Form, FormValue } from './form.ts';

export type Kind =
  | 'string'
  | 'url'
  | 'email'
  | 'integer'
  | 'boolean'
  | 'strings'
  | 'metadata'
  | Fields
  | [Fields];
/** `unplayed`: exists at Stripe, but is not acted out here, so it must not pass unnoticed. */
export type Param = { kind: Kind; required?: true; emptyable?: true } | 'unplayed';
export type Fields = { [name: string]: Param };

/** Every parameter of an SDK type, no more and no fewer: the compiler compares. */
export type AllOf<T> = { [Name in keyof Required<T>]: Param };

/** What an SDK type has under a name, when it has it. */
export type Inner<T, Name extends keyof T> = NonNullable<T[Name]>;

export const may = (kind: Kind): Param => ({ kind });
export const must = (kind: Kind): Param => ({ kind, required: true });
export const orEmpty = (kind: Kind): Param => ({ kind, emptyable: true });

/** Refuses as Stripe does, and gives numbers and booleans their types. */
export function checkParams<T>(fields: Fields, form: Form, path = ''): T {
  const nameOf = (name: string) => (path ? `${path}[${name}]` : name);
  for (const name of Object.keys(form)) {
    if (!(name in fields)) {
      throw invalid(`Received unknown parameter: ${nameOf(name)}`, nameOf(name), 'parameter_unknown');
    }
  }
  const result: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(fields)) {
    const value = form[name];
    const full = nameOf(name);
    if (param === 'unplayed') {
      if (value !== undefined)
        throw new ApiError(501, `not played: ${full}`, { code: 'fake_does_not_play_this' });
    } else if (value !== undefined) {
      result[name] = value === '' && param.emptyable ? '' : read(param.kind, value, full);
    } else if (param.required) {
      throw invalid(`Missing required param: ${full}.`, full, 'parameter_missing');
    }
  }
  return result as T;
}

function read(kind: Kind, value: FormValue, name: string): unknown {
  if (Array.isArray(kind)) {
    if (!Array.isArray(value)) throw invalid('Invalid array', name);
    return value.map((item, index) => checkParams(kind[0], objectOf(item, name), `${name}[${index}]`));
  }
  if (typeof kind === 'object') return checkParams(kind, objectOf(value, name), name);
  if (kind === 'metadata') return readMetadata(objectOf(value, name), name);
  if (kind === 'strings') {
    if (!Array.isArray(value)) throw invalid('Invalid array', name);
    return value.map((item, index) => read('string', item, `${name}[${index}]`));
  }
  if (typeof value !== 'string') throw invalid('Invalid string', name);
  return readText(kind, value, name);
}

function readText(
  kind: 'string' | 'url' | 'email' | 'integer' | 'boolean',
  value: string,
  name: string,
): unknown {
  if (value === '') {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`;
    throw invalid(message, name, 'parameter_invalid_empty');
  }
  if (kind === 'integer') {
    if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
    return Number(value);
  }
  if (kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name);
    return value === 'true';
  }
  if (kind === 'url' && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw invalid('Not a valid URL', name, 'url_invalid');
  }
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalid(`Invalid email address: ${value}`, name, 'email_invalid');
  }
  return value;
}

function readMetadata(value: Form, name: string): Record<string, string> {
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalid('Metadata can have up to 50 keys', name);
  const metadata: Record<string, string> = {};
  for (const [key, text] of entries) {
    if (typeof text !== 'string') throw invalid('Metadata values must be strings', `${name}[${key}]`);
    if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters', name);
    if (text.length > 500) throw invalid('Metadata values can have up to 500 characters', `${name}[${key}]`);
    metadata[key] = text;
  }
  return metadata;
}

function objectOf(value: FormValue, name: string): Form {
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw invalid('Invalid object', name);
}
