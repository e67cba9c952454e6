import type { Content } from '../content/make-content.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { type Block, drawn, fill, glue, stack } from './kit/block.ts';
import { onCircle, rosette, star, ticks } from './kit/engraving.ts';
import type { Pen } from './kit/pen.ts';
import { printable } from './kit/printable.ts';
import { BODY } from './kit/sheet.ts';
import { divider, lineWidth, text } from './kit/text-block.ts';
import { centred, coloured, sized, typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition } from './kit/write-document.ts';

export interface CertificateData {
  /** As its holder wants to be called. */
  name: string;
  course: string;
  /** '8 modules, 4 hours of content' */
  content: string;
  number: string;
  /** The public page on which anybody can check it. */
  url: string;
  issuedOn: CalendarDate;
  /** Between name and course, where the practitioner has words of her own. */
  words?: string;
}

const type = typeScale(11);
const NAME_SIZES = [46, 40, 34, 29, 25, 21, 18];

export function composeCertificate(content: Content, data: CertificateData): Composition {
  const name = printable(data.name);
  return {
    title: `${data.course}: certificate of ${name}`,
    subject: `Certificate number ${data.number}`,
    head: content.site.brand,
    issuedOn: data.issuedOn,
    pages: [
      {
        name: 'certificate',
        title: 'Certificate',
        level: 1,
        runningHead: false,
        body: certificatePage(content, data, name),
      },
    ],
  };
}

const COMPLETED = 'has completed every lesson of';

function certificatePage(
  { site }: Content,
  { course, content, number, url, issuedOn, words = COMPLETED }: CertificateData,
  name: string,
): Block {
  const { width } = BODY;
  const line = (words: string, style: typeof type.body) => text(words, centred(style), width);
  return stack(
    [
      line(site.brand.toUpperCase(), { ...type.kicker, size: 9, tracking: 3 }),
      fill(24),
      seal(74),
      fill(30),
      line(`${site.brand} certifies that`, sized(type.lead, 15)),
      glue(14, 0),
      text(name, centred(nameStyle(name)), width, { tag: 'H1' }),
      glue(14, 0),
      line(printable(words), sized(type.lead, 15)),
      glue(10, 0),
      text(printable(course), centred(coloured(sized(type.title, 30), 'gold')), width, { tag: 'H2' }),
      glue(6, 0),
      line(content, type.small),
      fill(26),
      divider(),
      glue(18, 0),
      line(site.guide, coloured(sized(type.lead, 24), 'gold')),
      line(longDate(issuedOn), type.body),
      fill(20),
      line(`No. ${number}`, type.fine),
      checkLine(url),
    ],
    { height: BODY.height },
  );
}

/** The largest size at which the name stands on one line; a very long one may take two. */
function nameStyle(name: string) {
  const fits = NAME_SIZES.find((size) => lineWidth(name, 'display', size) <= BODY.width);
  return sized(type.title, fits ?? NAME_SIZES.at(-1) ?? type.title.size);
}

function checkLine(url: string): Block {
  const words = text(`Anybody can check it at ${printable(url)}`, centred(type.fine), BODY.width);
  return {
    ...words,
    draw(pen, x, y) {
      const area = { x, y, width: BODY.width, height: words.height };
      pen.link(area, { url }, 'The public page of this certificate', () => words.draw(pen, x, y));
    },
  };
}

/** An engraved seal: lathe-turned rosettes around the nine points of the house's star. */
function seal(radius: number): Block {
  return drawn(radius * 2, (pen, x, y) => {
    const centre = { x: x + BODY.width / 2, y: y + radius };
    pen.decoration(() => drawSeal(pen, centre, radius));
  });
}

export function drawSeal(pen: Pen, centre: { x: number; y: number }, radius: number): void {
  rosette(pen, centre, radius * 0.86, radius * 0.1, 36, 6, { stroke: 'leaf', width: 0.3 });
  pen.circle(centre.x, centre.y, radius * 0.7, { fill: 'paper', stroke: 'leaf', width: 1 });
  ticks(pen, centre, radius * 0.62, radius * 0.67, 72, { stroke: 'leaf', width: 0.4 });
  pen.circle(centre.x, centre.y, radius * 0.6, { stroke: 'rule', width: 0.6 });
  for (const turn of [0, 1, 2]) {
    pen.paint({ stroke: 'gold', width: 0.8 }, (path) => {
      [0, 3, 6].forEach((point, at) => {
        const tip = onCircle(centre, radius * 0.5, (point + turn) / 9);
        if (at === 0) path.moveTo(tip.x, tip.y);
        else path.lineTo(tip.x, tip.y);
      });
      path.closePath();
    });
  }
  star(pen, centre, radius * 0.16, 'gold', 9, 0.4);
}
