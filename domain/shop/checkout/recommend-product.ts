import type { ProductId } from '../../../content/catalogue.ts';

/** What the specification recommends to a Life Path: its product, how it is called, and why. */
export function byLifePath(lifePath: number): [ProductId, string, string] {
  switch (lifePath) {
    case 1:
    case 8:
      return ['vip-blueprint', 'VIP Blueprint', `A Life Path ${lifePath} likes a year with a plan in it.`];
    case 2:
    case 6:
      return [
        'couples-blueprint',
        'Couples Compatibility',
        `A Life Path ${lifePath} grows through closeness.`,
      ];
    default:
      return [
        'transformation',
        'Transformation Package',
        `Company for the change a Life Path ${lifePath} is making.`,
      ];
  }
}
