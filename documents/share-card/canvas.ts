export type Point = readonly [x: number, y: number];
/** Closed outlines. Where they wind the other way inside each other they cut holes, as in the letter O. */
export type Outline = readonly Point[];
type Box = { left: number; right: number; top: number; bottom: number };
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * A picture that shapes are poured into. Each shape's exact coverage of every pixel is summed up from the signed areas
 * under its edges, which gives smooth edges without drawing anything larger than it is.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  private readonly cover: Float32Array;

  constructor(width: number, height: number, paper: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.pixels.length; at++) this.pixels[at] = paper[at % 3] ?? 0;
    this.cover = new Float32Array(width * height + 1);
  }

  fill(outlines: readonly Outline[], colour: Colour, opacity = 1): void {
    const box = this.around(outlines);
    for (let y = box.top; y < box.bottom; y++) {
      this.cover.fill(0, y * this.width + box.left, y * this.width + box.right);
    }
    for (const outline of outlines) {
      let from = outline.at(-1);
      for (const to of outline) {
        if (from) this.addEdge(from, to);
        from = to;
      }
    }
    this.pour(box, colour, opacity);
  }

  /** The pixels that a shape can touch: all others are left alone. */
  private around(outlines: readonly Outline[]): Box {
    const box = { left: this.width, right: 0, top: this.height, bottom: 0 };
    for (const [x, y] of outlines.flat()) {
      box.left = Math.max(0, Math.min(box.left, Math.floor(x)));
      box.right = Math.min(this.width, Math.max(box.right, Math.ceil(x) + 1));
      box.top = Math.max(0, Math.min(box.top, Math.floor(y)));
      box.bottom = Math.min(this.height, Math.max(box.bottom, Math.ceil(y)));
    }
    return box;
  }

  private pour({ left, right, top, bottom }: Box, colour: Colour, opacity: number): void {
    for (let y = top; y < bottom; y++) {
      let sum = 0;
      for (let at = y * this.width + left; at < y * this.width + right; at++) {
        sum += this.cover[at] ?? 0;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        for (let part = 0; part < 3; part++) {
          const index = at * 3 + part;
          const below = this.pixels[index] ?? 0;
          this.pixels[index] = Math.round(below + ((colour[part] ?? 0) - below) * share);
        }
      }
    }
  }

  /** Adds, row by row, what the edge covers to its right; walking along a row later sums it up. */
  private addEdge([x0, y0]: Point, [x1, y1]: Point): void {
    if (y0 === y1) return;
    const direction = y0 < y1 ? 1 : -1;
    const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
    const slope = (x1 - x0) / (y1 - y0);
    const xAt = (y: number) => Math.min(this.width, Math.max(0, x0 + (y - y0) * slope));
    const last = Math.min(this.height, Math.ceil(bottom));
    for (let row = Math.max(0, Math.floor(top)); row < last; row++) {
      const [from, to] = [Math.max(top, row), Math.min(bottom, row + 1)];
      if (to > from) this.addSpan(row, xAt(from), xAt(to), (to - from) * direction);
    }
  }

  private addSpan(row: number, xa: number, xb: number, height: number): void {
    const [left, right] = xa < xb ? [xa, xb] : [xb, xa];
    const first = Math.floor(left);
    const start = row * this.width;
    const end = (row + 1) * this.width;
    const add = (x: number, amount: number) => {
      // What would fall beyond the row's end has nothing to its right.
      if (start + x < end) this.cover[start + x] = (this.cover[start + x] ?? 0) + amount;
    };
    if (right <= first + 1) {
      const middle = (left + right) / 2 - first;
      add(first, height * (1 - middle));
      add(first + 1, height * middle);
      return;
    }
    // The edge crosses several pixels of the row: each gets the area between the edge and its right side.
    const perPixel = height / (right - left);
    let before = 0;
    for (let x = first; x < right; x++) {
      const [from, to] = [Math.max(left, x), Math.min(right, x + 1)];
      const crossed = (to - left) * perPixel;
      const inside =
        (to - from) * perPixel * (1 - ((from + to) / 2 - x)) + (crossed - (to - from) * perPixel);
      add(x, inside - before);
      before = inside;
    }
    add(Math.ceil(right), height - before);
  }
}
