import { figure } from '../../../../shared/figures.ts';
import { LargeFigure, ShareBars, SmallFigure } from './share-bars.tsx';

type Step = { step: string; count: number };

/** Four steps; the narrowing is the message. */
export const Funnel = ({ steps }: { steps: Step[] }) => (
  <ShareBars
    lines={steps.map(({ step, count }, n) => {
      const before = steps[n - 1]?.count;
      return {
        name: step,
        value: count,
        text: (
          <>
            <LargeFigure>{figure(count)}</LargeFigure>
            {before !== undefined && before >= count && before > 0 && (
              <SmallFigure>{`${Math.round((count / before) * 1000) / 10} %`}</SmallFigure>
            )}
          </>
        ),
      };
    })}
  />
);
