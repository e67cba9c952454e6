/** The key that a program shows; nothing where it shows none. */
export const keyOf = (request: Request): string =>
  /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** Of the address, what a list can be narrowed by. */
export function searchOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const said = (name: string) => searchParams.get(name) ?? undefined;
  return { q: said('q'), tag: said('tag'), before: said('before') };
}
