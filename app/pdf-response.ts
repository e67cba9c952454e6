/** May be shown inside a page of ours, which is forbidden otherwise. */
export const framedByUs = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
};

/** A PDF that opens in the browser, under the name it is saved by. */
export function pdfResponse(bytes: Uint8Array, filename: string, headers: HeadersInit = {}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  });
}
