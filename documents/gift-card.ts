import type { Content } from '../content/make-content.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { drawSeal } from './certificate.ts';
import { type Block, drawn, fill, glue, stack } from './kit/block.ts';
import { printable } from './kit/printable.ts';
import { BODY } from './kit/sheet.ts';
import { divider, lineWidth, text } from './kit/text-block.ts';
import { centred, coloured, sized, typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition } from './kit/write-document.ts';

export interface GiftCardData {
  receiver: string;
  giver: string;
  /** The product, or the amount, by its name. */
  gift: string;
  message: string;
  code: string;
  /** The page that redeems it. */
  url: string;
  expiresOn: CalendarDate;
  issuedOn: CalendarDate;
}

const type = typeScale(11);
const SIZES = [44, 38, 32, 27, 23, 19];
const NARROW = 320;

/** To print and hand over: for whom, from whom, what, and how it is redeemed until when. */
export function composeGiftCard(content: Content, data: GiftCardData): Composition {
  const receiver = printable(data.receiver);
  return {
    title: `A gift for ${receiver}`,
    subject: printable(data.gift),
    head: content.site.brand,
    issuedOn: data.issuedOn,
    pages: [
      {
        name: 'gift-card',
        title: 'Gift',
        level: 1,
        runningHead: false,
        body: cardPage(content, { ...data, receiver }),
      },
    ],
  };
}

function cardPage({ site }: Content, data: GiftCardData): Block {
  const { width } = BODY;
  const line = (words: string, style: typeof type.body) => text(words, centred(style), width);
  const message = printable(data.message);
  return stack(
    [
      line(site.brand.toUpperCase(), { ...type.kicker, size: 9, tracking: 3 }),
      fill(24),
      seal(62),
      fill(26),
      line('A gift for', sized(type.lead, 15)),
      glue(10, 0),
      text(data.receiver, centred(fitting(data.receiver)), width, { tag: 'H1' }),
      glue(8, 0),
      line(`from ${printable(data.giver)}`, sized(type.lead, 15)),
      fill(22),
      text(printable(data.gift), centred(coloured(sized(type.title, 28), 'gold')), width, { tag: 'H2' }),
      ...(message ? [glue(16, 0), indented(message)] : []),
      fill(26),
      divider(),
      glue(18, 0),
      line('Redeem it with this code', type.body),
      glue(4, 0),
      line(data.code, { ...sized(type.lead, 22), tracking: 1.5 }),
      glue(6, 0),
      link(data.url),
      fill(16),
      line(`It can be redeemed until ${longDate(data.expiresOn)}.`, type.small),
      line(
        'It can be exchanged for anything else of the same value. It is not paid out in money.',
        type.fine,
      ),
    ],
    { height: BODY.height },
  );
}

function fitting(name: string) {
  const fits = SIZES.find((size) => lineWidth(name, 'display', size) <= BODY.width);
  return sized(type.title, fits ?? SIZES.at(-1) ?? type.title.size);
}

/** The giver's words, in a narrower column. */
function indented(words: string): Block {
  const block = text(words, centred(sized(type.lead, 14)), NARROW);
  return { ...block, draw: (pen, x, y) => block.draw(pen, x + (BODY.width - NARROW) / 2, y) };
}

function link(url: string): Block {
  const words = text(printable(url), centred(type.fine), BODY.width);
  return {
    ...words,
    draw(pen, x, y) {
      const area = { x, y, width: BODY.width, height: words.height };
      pen.link(area, { url }, 'The page on which this gift is redeemed', () => words.draw(pen, x, y));
    },
  };
}

function seal(radius: number): Block {
  return drawn(radius * 2, (pen, x, y) => {
    const centre = { x: x + BODY.width / 2, y: y + radius };
    pen.decoration(() => drawSeal(pen, centre, radius));
  });
}
