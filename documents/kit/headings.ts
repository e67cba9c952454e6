import { type Block, beside, drawn, glue, stack } from './block.ts';
import { starRule } from './engraving.ts';
import { medallion } from './figures/medallion.ts';
import { BODY } from './sheet.ts';
import { text } from './text-block.ts';
import { centred, coloured, sized, type TypeScale } from './type-scale.ts';

export interface Heading {
  kicker: string;
  title: string;
  lead?: string;
}

/** The head of a chapter: a line in small capitals, the title, and one sentence in italics. */
export function chapterHead(
  { kicker, title, lead }: Heading,
  type: TypeScale,
  width: number = BODY.width,
): Block {
  return stack([
    text(kicker.toUpperCase(), type.kicker, width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, type.title, width, { tag: 'H1' }),
    lead ? glue(6, 0) : null,
    lead ? text(lead, type.lead, width) : null,
  ]);
}

const MEDALLION = 58;

/** The head of a chapter about one number, with its medallion at the left. */
export function numberHead(heading: Heading, value: number, alt: string, type: TypeScale): Block {
  const width = BODY.width - MEDALLION * 2 - 26;
  return beside(
    [
      { block: medallion(MEDALLION, value, alt), width: MEDALLION * 2 },
      { block: chapterHead(heading, type, width), width },
    ],
    26,
    'middle',
  );
}

export function centredHead({ kicker, title, lead }: Heading, type: TypeScale): Block {
  const { width } = BODY;
  return stack([
    text(kicker.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, centred(type.title), width, { tag: 'H1' }),
    lead ? glue(6, 0) : null,
    lead ? text(lead, centred(type.lead), width) : null,
  ]);
}

/** A smaller heading inside a chapter. */
export function subhead(title: string, type: TypeScale, width: number, kicker?: string): Block {
  return stack([
    kicker ? text(kicker.toUpperCase(), sized(type.kicker, 6.6), width, { tag: 'Caption' }) : null,
    text(title, type.subtitle, width, { tag: 'H2' }),
  ]);
}

export function sectionHead(title: string, type: TypeScale, width: number): Block {
  return text(title, type.section, width, { tag: 'H2' });
}

/** The small heading of a list or a box. */
export function label(title: string, type: TypeScale, width: number): Block {
  return text(title.toUpperCase(), coloured(type.kicker, 'gold'), width, { tag: 'H3' });
}

export function divider(width: number = BODY.width): Block {
  return drawn(10, (pen, x, y) => pen.decoration(() => starRule(pen, x, y + 5, width)));
}

export function hairline(width: number = BODY.width): Block {
  return drawn(1, (pen, x, y) => pen.decoration(() => pen.line(x, y + 0.5, x + width, y + 0.5, 'rule', 0.6)));
}
