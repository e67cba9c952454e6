/** The port of a server that listens on one, such as the free port it was given for `listen(0)`. */
export function portOf(server: { address(): { port: number } | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
