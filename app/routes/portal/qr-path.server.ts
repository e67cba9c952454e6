import { create } from 'qrcode';

export type QrPicture = { size: number; path: string };

/** A QR code as one path of unit squares, to be drawn by the page: no picture, no script, nothing sent elsewhere. */
export function qrPicture(text: string): QrPicture {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (const [at, dark] of data.entries()) {
    if (dark) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
  }
  return { size, path };
}
