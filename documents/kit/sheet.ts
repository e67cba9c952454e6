/** An A4 sheet, in points, and where the text may stand on it. */
export const SHEET = { width: 595.28, height: 841.89 } as const;
export const BODY = { x: 72, y: 92, width: 451.28, height: 672 } as const;
/** The reading column and the margin beside it, where short things stand. */
export const MAIN = { width: 300 } as const;
export const GUTTER = 24;
export const MARGIN = { width: BODY.width - MAIN.width - GUTTER } as const;
