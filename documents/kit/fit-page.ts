import { itemAt } from '../../shared/records.ts';
import { type Block, type Item, naturalHeight, stack } from './block.ts';
import { PageOverflow } from './page-overflow.ts';
import { type Edits, type Say, sayWith } from './paragraphs.ts';
import { BODY } from './sheet.ts';
import { type TypeScale, typeScale } from './type-scale.ts';

export interface Draft {
  type: TypeScale;
  /** 0 is the fullest telling; each step leaves something out. */
  detail: number;
  say: Say;
}

/** One size, to the eye: from page to page a document is set in the same type. What does not fit is told shorter. */
export const BODY_SIZES = [10.9, 10.6, 10.3];
/** Used when nothing can be left out any more, and when an edit made a text longer. */
const TIGHT = [10, 9.7, 9.4, 9.1, 8.8, 8.5, 8.2];

export interface FitOptions {
  /** How many tellings `make` knows. */
  details?: number;
  height?: number;
}

/**
 * Makes one page of exactly the given height: the fullest telling in the largest type that fits. Which telling is
 * decided without the edits, so that editing a paragraph can never make another one disappear.
 */
export function fitPage(
  page: string,
  edits: Edits,
  make: (draft: Draft) => readonly Item[],
  { details = 1, height = BODY.height }: FitOptions = {},
): Block {
  const plain = sayWith({});
  const edited = sayWith(edits);
  let detail = 0;
  let at = largestFit(BODY_SIZES, (type) => make({ type, detail, say: plain }), height);
  while (at === null && detail < details - 1) {
    detail++;
    at = largestFit(BODY_SIZES, (type) => make({ type, detail, say: plain }), height);
  }
  const isEdited = Object.keys(edits).length > 0;
  const found =
    at !== null && !isEdited
      ? at
      : largestFit([...BODY_SIZES, ...TIGHT], (type) => make({ type, detail, say: edited }), height);
  if (found) return stack(found.items, { height });
  const smallest = make({ type: typeScale(itemAt(TIGHT, -1)), detail, say: edited });
  const natural = naturalHeight(smallest);
  if (!isEdited && natural * SMALLEST_SCALE <= height) return shrunk(stack(smallest), height);
  throw new PageOverflow(page, natural - height);
}

const SMALLEST_SCALE = 0.55;

/**
 * The last resort for what nobody can shorten, such as a name of 120 Chinese characters, whose working is a page of
 * letters: drawn smaller as a whole. A text of the office is refused before it comes to that.
 */
function shrunk(whole: Block, height: number): Block {
  const scale = height / whole.height;
  return {
    height,
    paragraphs: whole.paragraphs,
    draw(pen, x, y) {
      // Around the point of the page's head that stays where it is.
      const middle = x + BODY.width / 2;
      pen.placed({ origin: [middle, y], stretch: [scale, scale] }, () => whole.draw(pen, x, y));
    },
  };
}

/** Sizes go from large to small. Searched by halves, because making a page is what costs time. */
function largestFit(sizes: readonly number[], make: (type: TypeScale) => readonly Item[], height: number) {
  const attempt = (at: number) => {
    const items = make(typeScale(itemAt(sizes, at)));
    return naturalHeight(items) <= height ? { items } : null;
  };
  let fits = attempt(sizes.length - 1);
  if (!fits) return null;
  let [tooLarge, fitting] = [-1, sizes.length - 1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2);
    const better = attempt(middle);
    if (better) [fits, fitting] = [better, middle];
    else tooLarge = middle;
  }
  return fits;
}
