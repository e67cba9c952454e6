import { createElement, type ReactElement, type SVGProps, useContext } from 'react';
import { RenderContext } from '../render-context.ts';

/** Far more than we draw: only there so that made-up labels cannot fill the memory. */
const MOST = 300;

type Svg = ReactElement<SVGProps<SVGSVGElement>>;

/**
 * A drawing is the same whenever it is given the same: the server draws it once and repeats its markup, which is most of
 * the elements of a page. In a browser it is a component like any other.
 */
export function drawn<Props extends object>(Drawing: (props: Props) => Svg) {
  const made = new Map<string, Svg>();
  return function Drawn(props: Props): Svg {
    const { renderDrawing } = useContext(RenderContext);
    if (!renderDrawing) return Drawing(props);
    const key = JSON.stringify(props);
    const found = made.get(key);
    if (found) return found;
    const drawing = asMarkup(Drawing(props), renderDrawing);
    if (made.size >= MOST) made.clear();
    made.set(key, drawing);
    return drawing;
  };
}

function asMarkup(drawing: Svg, render: (drawing: Svg) => string): Svg {
  const { children: _, ...attributes } = drawing.props;
  const markup = render(drawing);
  const __html = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));
  return createElement('svg', { ...attributes, dangerouslySetInnerHTML: { __html } });
}
