/** Names the file that a browser saves. Quotes and anything unusual go into the encoded form alone. */
export function asDownload(file: Response, filename: string): Response {
  const plain = filename.replace(/[^\w .()-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
  file.headers.set('content-disposition', disposition);
  return file;
}
