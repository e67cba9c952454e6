import type { ReactNode } from 'react';
import type { WrittenProductId } from '../../../content/catalogue.ts';
import { isKeyOf } from '../../../shared/records.ts';
import { cx } from '../../ui/class-names.ts';
import { ShopDoor, ThreeSteps, TwelveMonths, TwoRings } from './packages.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { Screen } from './screen.tsx';
import { SealedLetter } from './sealed-letter.tsx';

const figures: Record<WrittenProductId, (className: string) => ReactNode> = {
  'mini-reading': (className) => <Screen lit className={className} />,
  report: (className) => <ReportSheet numbers={[4, 7, 2]} className={className} />,
  'video-reading': (className) => <Screen lit className={className} />,
  transformation: (className) => <ThreeSteps className={className} />,
  'vip-blueprint': (className) => <TwelveMonths className={className} />,
  'couples-snapshot': (className) => <TwoRings className={className} />,
  'couples-blueprint': (className) => <TwoRings className={className} />,
  'union-path': (className) => <TwoRings className={className} />,
  'business-blueprint': (className) => <ShopDoor className={className} />,
  'brand-alignment': (className) => <ShopDoor className={className} />,
  'ceo-mentorship': (className) => <ShopDoor className={className} />,
  membership: (className) => <SealedLetter className={className} />,
};

/** What somebody buys, as an engraving. Its height is given; the width follows from what it shows. */
export function ProductFigure({ productId, className }: { productId: string; className: string }) {
  if (!isKeyOf(figures, productId)) return null;
  return figures[productId](cx('w-auto', className));
}
