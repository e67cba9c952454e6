/** What the address of a page with times says: by which clock, which day, which time. */
export function timesWish(request: Request): { zone?: string; date?: string; at?: string } {
  const query = new URL(request.url).searchParams;
  const said = (name: string) => query.get(name) || undefined;
  return { zone: said('zone'), date: said('date'), at: said('at') };
}
