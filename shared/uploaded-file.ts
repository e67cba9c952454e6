/**
 * Files that strangers send: known by how they begin, because what a browser says about a file is only what its name says.
 * They are stored, and given out as downloads; nothing of ours opens them.
 */

/** Room for a photograph of a phone, or a page that was scanned. */
export const LARGEST_FILE = 5 * 1024 * 1024;

type Kind = { type: string; extension: string };

const kinds: (Kind & { begins: number[] })[] = [
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', extension: 'gif', begins: [0x47, 0x49, 0x46, 0x38] },
  { type: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** A file as a form brought it. */
export type Upload = { name: string; bytes: Uint8Array };
export type CheckedFile = Kind & { name: string };

/** What kind it is and a name that it can be given, or why it is not taken. */
export function checkFile({ name, bytes }: Upload, otherwise: string): CheckedFile | { problem: string } {
  if (bytes.length === 0) return { problem: 'This file is empty.' };
  if (bytes.length > LARGEST_FILE) return { problem: 'Please attach a file of at most 5 MB.' };
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (!kind) return { problem: 'Please attach a PNG, JPEG or GIF image, or a PDF.' };
  const { type, extension } = kind;
  return { type, extension, name: plainName(name, extension, otherwise) };
}

const NAME_LENGTH = 100;

/** It becomes a header and stands in a page: letters, digits and the plainest of signs. */
function plainName(name: string, extension: string, otherwise: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
  return `${base || otherwise}.${extension}`;
}
