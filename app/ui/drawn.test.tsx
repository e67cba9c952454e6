import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RenderContext } from '../render-context.ts';
import { drawn } from './drawn.ts';
import { Medallion } from './medallion.tsx';

const onServer = { renderDrawing: renderToString };
const draw = (element: React.ReactElement) =>
  renderToString(<RenderContext value={onServer}>{element}</RenderContext>);

test('a drawing on the server is what the browser draws, sign by sign', () => {
  const medallion = <Medallion value="11/2" label={'"Life" <Path> & 11'} className="w-24" />;
  expect(draw(medallion)).toBe(renderToString(medallion));
});

test('it is drawn once for what it is given', () => {
  const once = vi.fn(({ label }: { label: string }) => (
    <svg aria-label={label}>
      <title>{label}</title>
      <text>
        {label} {7}
      </text>
    </svg>
  ));
  const Drawing = drawn(once);
  const [first, again, other] = ['a', 'a', 'b'].map((label) => draw(<Drawing label={label} />));
  expect(once).toHaveBeenCalledTimes(2);
  expect(again).toBe(first);
  expect(other).toBe(renderToString(<Drawing label="b" />));
});
