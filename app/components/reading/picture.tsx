import type { Picture as Drawing, Mark } from '../../../documents/index.ts';

type Colour = Extract<Mark, { text: string }>['colour'];
type Font = Extract<Mark, { text: string }>['font'];

/** The documents' palette in the theme of the page: what a PDF draws on midnight stands here on the page's own ground. */
const inks: Record<Colour, string> = {
  paper: 'var(--card)',
  card: 'var(--card)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  quiet: 'var(--quiet)',
  faint: 'var(--control)',
  rule: 'var(--rule)',
  gold: 'var(--gold)',
  leaf: 'var(--leaf)',
  plum: 'var(--plum)',
  midnight: 'var(--sunken)',
  dusk: 'var(--rule)',
  starlight: 'var(--ink)',
  brass: 'var(--gold)',
};

const faces: Partial<Record<Font, { fontFamily: string; fontStyle?: string; fontWeight?: number }>> = {
  'source-sans-regular': { fontFamily: 'var(--font-sans)' },
  'source-sans-semibold': { fontFamily: 'var(--font-sans)', fontWeight: 600 },
  'fraunces-italic': { fontFamily: 'var(--font-serif)', fontStyle: 'italic' },
};
const serif = { fontFamily: 'var(--font-serif)' };

/** Pixels for a point: a little larger than on paper. */
const SCREEN = 1.3;
/** Points; above it the lettering becomes small on a phone, so the picture is told in words as well. */
const WIDE = 180;

/** A figure of a document, drawn from the same strokes. */
export function Picture({ alt, ...drawing }: Drawing & { alt: string }) {
  const { width, height } = drawing;
  // Made smaller, a sum that runs across the page could not be read any more: it is moved sideways instead.
  const isStrip = width > 300 && height < width / 3;
  return (
    <figure className="my-6">
      {isStrip ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
        <div role="group" className="overflow-x-auto" aria-label="Wide picture" tabIndex={0}>
          <Strokes alt={alt} drawing={drawing} look="max-w-none" />
        </div>
      ) : (
        <Strokes alt={alt} drawing={drawing} look="max-w-full" />
      )}
      {width > WIDE && (
        <figcaption className="mt-2 text-fine text-quiet">
          <details>
            <summary className="min-h-11 cursor-pointer content-center">The picture in words</summary>
            <p className="pb-2 wrap-anywhere">{alt}</p>
          </details>
        </figcaption>
      )}
    </figure>
  );
}

type StrokesProps = { alt: string; drawing: Drawing; look: string };

function Strokes({ alt, drawing: { width, height, marks }, look }: StrokesProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className={`mx-auto block h-auto ${look}`}
      width={Math.round(width * SCREEN)}
    >
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move, and two may be alike
        <Stroke key={at} mark={mark} />
      ))}
    </svg>
  );
}

function Stroke({ mark }: { mark: Mark }) {
  if ('d' in mark) {
    const { d, fill, stroke, width, dash, opacity } = mark;
    return (
      <path
        d={d}
        fill={fill ? inks[fill] : 'none'}
        stroke={stroke && inks[stroke]}
        strokeWidth={width}
        strokeDasharray={dash?.join(' ')}
        opacity={opacity}
      />
    );
  }
  const { text, x, y, size, font, colour, tracking, turned } = mark;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={inks[colour]}
      letterSpacing={tracking}
      transform={turned ? `rotate(${turned} ${x} ${y})` : undefined}
      {...(faces[font] ?? serif)}
    >
      {text}
    </text>
  );
}
