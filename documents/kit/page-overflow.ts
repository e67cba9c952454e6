const LINE = 13;

/** More text than a page can carry at the smallest readable size. The office sees which page and by how much. */
export class PageOverflow extends Error {
  readonly page: string;
  readonly points: number;

  constructor(page: string, points: number) {
    super(`The page "${page}" is too full: about ${Math.ceil(points / LINE)} lines have to go`);
    this.name = 'PageOverflow';
    this.page = page;
    this.points = points;
  }
}
