/** Names the file that a browser saves. Quotes and anything unusual go into the encoded form alone. */
export function asDownload(file: Response, filename: string): Response {
  const plain = filename.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
  file.headers.set('content-disposition', disposition);
  return file;
}
